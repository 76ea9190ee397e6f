import type { GuideSection } from "../guide.ts";

export const sections: readonly GuideSection[] = [
	{
		id: "felt-not-seen",
		heading: "Felt, not seen",
		blocks: [
			{
				kind: "text",
				text: "Sensitive skin is about what you feel. Wind, a warm room, a new cream or plain tap water set off stinging, burning, itching or tightness. Some faces turn pink with it. Many look perfectly calm while they burn. And plenty of red faces feel nothing at all.",
			},
			{
				kind: "text",
				text: "So a photo can show **redness**, and sometimes a dry, rough surface. It cannot show sensitivity. Anyone who reads it from a picture is guessing.",
			},
		],
	},
	{
		id: "ten-questions",
		heading: "How Dewlight asks, and what the photo adds",
		blocks: [
			{
				kind: "text",
				text: "We use the Sensitive Scale-10, made by dermatologists who study this. You rate ten feelings over the last three days, each from 0 to 10: irritation, tingling, burning, heat, tightness, itching, pain, discomfort, flushing and redness. An example: 4 for tightness, 4 for itching, 3 for tingling, 3 for redness and 0 for the rest make 14. That is above 12.7, so it counts as sensitive [1].",
			},
			{
				kind: "text",
				text: "Clear redness in the photo makes us one step more careful. Calm-looking skin never makes us less careful, because calm skin can sting. If you answer nothing, we assume the careful middle and say how unsure that is. We do not name a condition, find an allergy or say what set it off.",
			},
		],
	},
	{
		id: "what-helps",
		heading: "What helps, and how long it takes",
		blocks: [
			{
				kind: "table",
				caption: "From surest to least sure",
				head: ["What", "Why", "Evidence"],
				rows: [
					["Sunscreen with mineral filters", "Sun and heat set off redness; these filters sting less", "A"],
					["Cream with ceramides and glycerin", "Less water is lost, less gets in", "B"],
					["Mild wash, lukewarm water", "Takes off dirt and leaves the barrier", "B"],
					["Azelaic acid 10%, once calm", "Calms the look of redness; can tingle", "C"],
					["Centella, allantoin, green tea", "Mild and pleasant, little shown", "C"],
				],
			},
			{
				kind: "text",
				text: "Redness moves with weather, sleep and dinner, so a single pink evening means nothing. We suggest four calm weeks before anything new. That figure is our own cautious default and not a study's [12].",
			},
			{
				kind: "text",
				text: "When a bad day comes: lukewarm water, cream, sunscreen in the morning, and nothing else until it is quiet. A soothing serum is tempting then. It is also one more thing to react to.",
			},
		],
	},
	{
		id: "deeper-skin",
		heading: "On deeper skin tones",
		blocks: [
			{
				kind: "text",
				text: "Redness on deep skin is easily missed, by cameras and by eye [6]. It can look darker or purplish instead. Our reading is never very sure there, so we ask instead: does an area feel warm, does it sting, does it look darker than usual? Your answer outweighs the picture. A mineral sunscreen tinted with iron oxides avoids the white film and guards against the marks that irritation leaves [11].",
			},
		],
	},
	{
		id: "see-a-doctor",
		heading: "When to see a doctor",
		blocks: [
			{
				kind: "list",
				items: [
					"Flushing that stays or comes with bumps or gritty eyes.",
					"Skin that cracks, itches or oozes, or keeps getting worse for 2 weeks.",
					"A reaction to everything, even plain cream. A doctor's patch test can find an allergy, and no questionnaire can.",
					"The same day: painful blisters, a rash near the eye, or a hot, spreading red area with fever.",
					"At once, by your emergency number: swelling of the face, lips or tongue, or trouble breathing.",
				],
			},
		],
	},
];
