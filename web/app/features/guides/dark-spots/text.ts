import type { Guide, GuideSection } from "../guide.ts";

const sections: readonly GuideSection[] = [
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

const faq: Guide["faq"] = [
	{
		question: "How fast do dark spots fade?",
		answer:
			"Slowly. Compare photos after 8 weeks, not after some days. Fresh marks from spots fade over months if you keep light and fingers off them. A serum helps that along.",
	},
	{
		question: "Can I use vitamin C and niacinamide together?",
		answer:
			"Yes. The warning is a myth from old tests at high heat; on skin they get along [12]. If you want only one, start with niacinamide, because it stings less.",
	},
	{
		question: "I have dark skin and never burn. Do I need sunscreen?",
		answer:
			"For your marks, yes. Deep skin burns less, but light keeps marks dark on every tone. A tinted sunscreen is the one to look for.",
	},
	{
		question: "Should I ask for hydroquinone?",
		answer:
			"You can ask a dermatologist about it. It is a strong medicine against pigment, prescribed in the United States and banned from European cosmetics [8]. It is not for pregnancy, and not something to order online.",
	},
	{
		question: "Are these marks scars?",
		answer:
			"If your finger feels nothing and the skin is flat, it is color, and color fades. A dent or a raised rim is a scar. Products do not change that; a dermatologist can say which procedures make sense [9].",
	},
	{
		question: "Can the app check my mole?",
		answer:
			"No. We do not assess moles, and no app should reassure you about one. If a spot worries you, have a dermatologist look at it soon.",
	},
];

export const guide: Guide = {
	name: "dark-spots",
	kind: "concern",
	title: "Dark spots: how to fade marks without making new ones",
	description:
		"Tinted sunscreen does the most for dark spots. Which serums have trials behind them, how long marks take to fade, and which spots a doctor should see.",
	lead: "Most dark spots are extra pigment, left by the sun or by a spot that healed. They fade slowly, and light is what keeps them dark. So the best product against marks is a sunscreen, best a tinted one. The rest is patience and one mild serum.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"Tinted sunscreen and a few mild serums have trials behind them. The trials are small, and fading takes months.",
		points: [
			"Visible light darkens marks too, not only UV. The iron oxides of a tint hold it back [1].",
			"In a trial of 42 women, a cream with 2% niacinamide and 2% tranexamic acid on top of sunscreen lightened marks more than the same cream without them, within 8 weeks [2].",
			"In another, 60 women with patches on the face used a serum with niacinamide, tranexamic acid and a few helpers. It did about as well as prescription hydroquinone and irritated less [3].",
			"Above 20% vitamin C does no more and stings more [4].",
		],
	},
	sections,
	howToStart: [
		"Look first. New, changing or unlike the others? See a doctor before you see a shop.",
		"Wear a tinted sunscreen of SPF 30 or more every morning: two finger lengths for face and neck, 15 minutes before you go out, again every two hours outdoors and after swimming or sweating [6].",
		"Stop what makes new marks: squeezing, scrubbing, products that burn. If spots keep coming, begin with [acne care](/acne-care).",
		"Choose one serum from the table and test it on the inside of your arm, twice a day for 7 to 10 days.",
		"Vitamin C: 3 mornings a week, all 7 from week 3. Azelaic acid: every other night, all 7 from its week 3. Weeks count from the first use. Niacinamide and tranexamic acid may be used daily from the start.",
		"On easily irritated skin begin azelaic acid with 2 nights a week, take 4 from week 3 and all 7 from week 7.",
		"A second serum can follow two weeks later. Peeling asks for a pause of two or three days. Stop one that burns for longer than an hour, gets raw, blisters or swells.",
	],
	whatToAvoid: [
		"Lemon juice, baking soda, toothpaste. They can burn, and a burn leaves a darker mark.",
		"Strong peels at home, above all on deep skin. We draw the line at 3 exfoliations a week, and at 1 if your skin reacts easily.",
		"Creams with hydroquinone or steroids from unclear sources. Hydroquinone belongs in a doctor's hands, and Europe bans it from cosmetics.",
		"Tranexamic acid, arbutin and kojic acid while pregnant, trying or breastfeeding: too little is known. Azelaic acid, niacinamide and vitamin C are usually accepted; ask your midwife or doctor [10].",
		"Vitamin C and an exfoliating acid in one layer, if it stings. Give vitamin C the morning.",
		"Judging by a selfie under another lamp.",
	],
	routine: {
		person:
			"Say you are in your late twenties with deep brown skin, oilier in the middle of the face, and it reacts a little to new things. Healed spots have left darker marks on both cheeks, which a report calls moderate. You are not pregnant. One treatment at night is the whole plan beside the tint. No peel.",
		morning: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "A coin-sized amount, fingertips, lukewarm water.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "Pea-sized while skin is damp, a little more on the cheeks.",
			},
			{
				step: "step.sunscreen_tinted",
				name: "Tinted sunscreen, SPF 30 or more",
				text: "The step that does most. Try shades in daylight: you wear enough of one that matches.",
			},
		],
		night: [
			{
				step: "step.cleanser_gentle",
				name: "Gentle cleanser",
				text: "Tint needs a proper wash. If color stays on the towel, wash once more, gently.",
			},
			{
				step: "step.serum_azelaic",
				name: "Azelaic acid 10%",
				text: "Begins in week 1, every other night at first. Pea-sized over the whole face on dry skin, not only on the marks.",
			},
			{
				step: "step.moisturizer_lotion",
				name: "Moisturizing lotion",
				text: "Right after. Irritated skin makes pigment, so do not skip it.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["acne-care", "vitamin-c", "niacinamide", "sensitive-skin"],
	action: {
		heading: "Measure before you treat",
		text: "One selfie shows how much of your skin the marks cover and how even your tone reads. Scan again after 8 weeks, and we tell fading from photo noise.",
	},
	references: [
		"tinted_sunscreen_2024",
		"niacinamide_tranexamic_2014",
		"tranexamic_serum_rct",
		"vitamin_c_review",
		"pih_cohort",
		"aad_sunscreen",
		{
			citation: "American Academy of Dermatology, the ABCDE signs of a mole that needs a doctor",
			url: "https://www.aad.org/public/diseases/skin-cancer/find/at-risk/abcdes",
		},
		"eu_cosmetics_annexes",
		"aad_acne_2024",
		"pregnancy_topicals_2022",
		"eu_2024_996",
		"niacinamide_c_chemistry",
		"retinoids_pih_2022",
	],
};
