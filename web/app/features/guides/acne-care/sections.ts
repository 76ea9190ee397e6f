import type { GuideSection } from "../guide.ts";

export const sections: readonly GuideSection[] = [
	{
		id: "what-spots-are",
		heading: "What spots are, and how they look in a photo",
		blocks: [
			{
				kind: "text",
				text: "A pore clogs with oil and dead cells. If it stays quiet, you see a **blackhead** or a small skin-colored bump. If the skin around it reacts, you see an **inflamed spot**: raised, red on light skin, darker or purplish on deep skin, sometimes with a white tip. Hormones, family and some creams play a part.",
			},
			{
				kind: "text",
				text: "In a selfie an inflamed spot is a small round island, redder than its surroundings. Blackheads are dark dots that pass for pores or stubble. A deep lump may not show at all.",
			},
		],
	},
	{
		id: "what-we-count",
		heading: "What Dewlight counts, and what a photo cannot tell",
		blocks: [
			{
				kind: "text",
				text: "We count round, raised-looking red spots and estimate how many there are from what your photo shows. Dermatologists who grade by counting take half a face: 1 to 5 are mild, 6 to 20 moderate, 21 to 50 severe [8]; the whole takes twice that. At the severe level the report also points you to a dermatologist; its plan is for the time until the appointment.",
			},
			{
				kind: "text",
				text: "Freckles and stubble can be counted by mistake. A spot more or less is photo noise, so we call it no change. We cannot count blackheads, feel lumps, or say what caused a spot.",
			},
		],
	},
	{
		id: "what-helps",
		heading: "What helps, and how long it takes",
		blocks: [
			{
				kind: "table",
				caption: "Four treatments sold without a prescription in the United States",
				head: ["Treatment", "Suits", "Strength and time", "Evidence"],
				rows: [
					["Benzoyl peroxide", "Inflamed spots", "2.5 to 10%, begin with 2.5%, morning", "A"],
					["Adapalene", "Inflamed spots and clogged pores", "0.1%, night", "A"],
					["Salicylic acid", "Blackheads, oily areas", "0.5 to 2%, begin with 0.5%, either", "B"],
					["Azelaic acid", "Spots with redness or marks", "10%, either", "C"],
				],
			},
			{
				kind: "text",
				text: "More is not better: benzoyl peroxide at 2.5% worked as well as 5 and 10% in three studies and stung less than 10% [15]. Azelaic acid was studied at 15 to 20%; at 10% less is known. It goes with adapalene, which stays stable beside it [14]. Older retinoids want the other end of the day. In Europe benzoyl peroxide is a medicine and adapalene needs a prescription, so ask a pharmacist.",
			},
			{
				kind: "text",
				text: "Benzoyl peroxide takes about 4 weeks to start and 2 to 4 months to do all it can [7]. The British guideline sees effects after 6 to 8 weeks and judges after 12 [2]. At first skin often tingles and dries a little. Watch for **fewer new spots**. A photo every Sunday in the same light tells more than the mirror does.",
			},
		],
	},
	{
		id: "deeper-skin",
		heading: "On deeper skin tones",
		blocks: [
			{
				kind: "text",
				text: "Redness hides behind pigment, so a camera finds inflamed spots less reliably. What feels warm, sore or raised counts too. The longer nuisance is often the mark a spot leaves. In a study of 339 people with acne, most with medium to deep skin, more than 80% had such marks, and sun and squeezing made them more likely [10].",
			},
			{
				kind: "text",
				text: "So buy the lowest strength, go slowly, and choose a tinted sunscreen. Azelaic acid is a good first treatment, because it works on spots and on the marks. More on those in [dark spots](/dark-spots).",
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
					"Deep, painful lumps, or spots that leave dents: from the start, not after a year of products.",
					"35 inflamed spots or more, or 3 deep lumps. From there the British guideline calls it moderate to severe [2].",
					"No better after 12 weeks of steady use [2], or clearly worse after two weeks; with adapalene spots can flare until week 4.",
					"Spots while pregnant or breastfeeding.",
					"Your skin keeps you from living your life. That is reason enough.",
					"The same day: a hot, painful, spreading red area, or fever with it.",
				],
			},
		],
	},
];
