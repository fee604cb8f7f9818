"""What a person has practised: the one part of practice that no match can give back."""
