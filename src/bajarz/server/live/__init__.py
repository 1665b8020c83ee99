"""Tables that are being played: seats, steps, clocks, bots, and what each pair of eyes is sent."""
