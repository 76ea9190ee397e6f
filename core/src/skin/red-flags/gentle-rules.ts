import type { RedFlag } from "../red-flag.ts";

/**
 * What holds nothing back: a kind word where distress is told, and where danger may be told and is not plain one
 * sentence on what to look out for, and where to go if it is so.
 */
export const GENTLE_RULES = [
	{
		rule_id: "red-flag.perhaps-crisis",
		level: "care",
		advice:
			"If things are hard right now, or somebody hurts you: you are not alone with it. A crisis line listens at any hour, and so does a helpline for violence at home; in danger call your local emergency number first. If that is not you, pass over this and read on.",
	},
	{
		rule_id: "red-flag.distress",
		level: "care",
		advice:
			"That sounds hard, and you are more than your skin. Talking to someone you trust, a doctor or a counselor can help. Take a break from scanning whenever you like.",
	},
	{
		rule_id: "red-flag.perhaps-distress",
		level: "care",
		advice:
			"If how your skin looks weighs on you, you are not alone with that: a talk with someone you trust or a doctor helps, and so does a break from mirrors and scans.",
	},
	{
		rule_id: "red-flag.checking",
		level: "care",
		advice:
			"Checking, picking or washing that is hard to stop can be exhausting, and it is common. A doctor or a therapist can help. One scan a week is plenty.",
	},
	{
		rule_id: "red-flag.eating",
		level: "care",
		advice:
			"Eating very little, or getting rid of food, harms skin and body, and no clear skin is worth it. Tell a doctor or someone you trust soon; missed periods, fainting or a racing heart should be seen within days.",
	},
	{
		rule_id: "red-flag.perhaps-soon",
		level: "book_dermatologist",
		advice:
			"Something in your note may be worth a doctor's or a pharmacist's look within the next weeks; a photo cannot settle it. Sooner where a place grows, bleeds, hurts or does not heal: put nothing new on that one. The plan is for the rest of your face.",
	},
	{
		rule_id: "red-flag.watch-crisis",
		level: "watch",
		advice:
			"If things are heavier than you wrote, or you do not feel safe, please talk to someone you trust or a crisis line today.",
	},
	{
		rule_id: "red-flag.watch-emergency",
		level: "watch",
		advice:
			"If lips, tongue or face swell, breathing changes, a rash spreads fast or you feel very ill, call your local emergency number.",
	},
	{
		rule_id: "red-flag.watch-accident",
		level: "watch",
		advice:
			"If something got into an eye, was swallowed or burned the skin, rinse with plenty of lukewarm water and ask poison control or a doctor today.",
	},
	{
		rule_id: "red-flag.watch-today",
		level: "watch",
		advice:
			"If a place is hot, swollen, blistered or oozing, hurts more each day or comes with fever, have a doctor look at it the same day.",
	},
	{
		rule_id: "red-flag.watch-soon",
		level: "watch",
		advice:
			"If something on your skin is new and grows, changes, bleeds or is still there after four weeks, a doctor can tell you what it is.",
	},
] as const satisfies readonly RedFlag[];
