import type { GuideSection } from "../guide.ts";

export const sections: readonly GuideSection[] = [
	{
		id: "what-marks-are",
		heading: "What dark spots are, and how they look in a photo",
		blocks: [
			{
				kind: "text",
				text: "Skin makes pigment to protect itself. Sun asks for it, and so does irritation: a spot, a scratch, a burn, a peel that was too strong. The mark that stays is flat and brown to gray-brown. A mark that is still **pink or red** is something else, healing skin, and brightening serums do little for it.",
			},
			{
				kind: "text",
				text: "In a photo a dark mark is a small flat area darker than its surroundings, with little red in it. Freckles look just the same to a camera.",
			},
		],
	},
	{
		id: "what-we-measure",
		heading: "What Dewlight measures, and what we do not assess",
		blocks: [
			{
				kind: "text",
				text: "We read which share of your skin is darker than the skin around it, and how far color drifts from your own average. Most people begin to notice a drift of 2.3 units. Smile folds are left out, because their shadow looks like a mark. Tone is never ranked: a deeper color is not an uneven one.",
			},
			{
				kind: "text",
				text: "A photo cannot tell a freckle from a mark, how deep pigment lies, or what caused it. **We do not assess moles, growths or single spots**, and no result of ours means that one is harmless. Side light adds shadows, so we only compare photos taken in similar light.",
			},
		],
	},
	{
		id: "what-helps",
		heading: "What helps, and how long it takes",
		blocks: [
			{
				kind: "table",
				caption: "After tinted sunscreen, one of these",
				head: ["Ingredient", "Strength and time", "Evidence"],
				rows: [
					["Niacinamide", "2 to 10%, begin with 2%; 2 to 5% is enough", "B"],
					["Tranexamic acid, often with niacinamide", "2 to 5%, morning or night", "B"],
					["Vitamin C", "8 to 20%, begin with 8%, morning", "B"],
					["Azelaic acid", "10%, morning or night", "C"],
					["Alpha-arbutin, kojic acid", "Up to 2% and up to 1%, night", "C"],
				],
			},
			{
				kind: "text",
				text: "None is clearly ahead, so take the one your skin likes. Where inflamed spots still come, treat those first: a retinoid such as adapalene works on the spots and, weeks later, on their marks [13]. Azelaic acid works on both too; at 10% less is known than at the 15 to 20% of its studies. [Vitamin C](/vitamin-c) suits skin that does not sting easily; throw it away once it turns brown. The law in Europe caps alpha-arbutin and kojic acid at the strengths above; plain arbutin may be 7% in a face cream [11].",
			},
			{
				kind: "text",
				text: "Give it 8 weeks before you compare, and expect lighter rather than gone. A vacation in the sun without protection can undo a good part of it. Marks you have had for years need longer, and some stay.",
			},
		],
	},
	{
		id: "deeper-skin",
		heading: "On deeper skin tones",
		blocks: [
			{
				kind: "text",
				text: "Deep skin makes pigment readily, so marks after spots are common and lasting. In a study of 339 people with acne, most with medium to deep skin, more than 80% had them. Darker skin, sun and squeezing raised the odds [5]. Being gentle is the treatment here.",
			},
			{
				kind: "text",
				text: "For tan to deep skin tones our plans therefore swap pure vitamin C for tranexamic acid with niacinamide, leave out glycolic and lactic acid, start slowly and ask for a tint. A tint in a shade that matches also spares you the white film; one that is too light looks gray. Buy the lowest strength there is.",
			},
		],
	},
	{
		id: "see-a-doctor",
		heading: "When to see a doctor",
		blocks: [
			{
				kind: "text",
				text: "Dermatologists look for ABCDE. One yes is enough to book a visit:",
			},
			{
				kind: "list",
				items: [
					"**A**symmetry: one half unlike the other. **B**order: ragged or blurred. **C**olor: several shades.",
					"**D**iameter: more than 6 mm. **E**volving: it grows or changes [7].",
					"It itches, bleeds or looks unlike all the others.",
					"A mark or sore that does not heal.",
					"Patches that suddenly gain or lose color, or brown patches after a pregnancy or with the pill.",
				],
			},
		],
	},
];
