import type { Guide, GuideSection } from "../guide.ts";

const sections: readonly GuideSection[] = [
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

const faq: Guide["faq"] = [
	{
		question: "Can I make a pimple go away overnight?",
		answer:
			"No, and neither can anyone else. Leave it alone or put a plain patch on it. Most spots settle within some days when nobody squeezes them.",
	},
	{
		question: "Does chocolate or milk cause spots?",
		answer: "Food plays a smaller part than people say. Leaving something out for some weeks is a fair test.",
	},
	{
		question: "My skin got worse after I started. Should I stop?",
		answer:
			"Some dryness and a light tingle in the first two weeks are common. With adapalene spots can look worse in weeks 2 to 4; its label calls that normal, so go on [12]. Peeling asks for a pause: moisturize for some days, then fewer nights. Burning for longer than an hour, raw skin, blisters or swelling mean stop. Swelling of lips or tongue, or trouble breathing, is an emergency: call your local emergency number.",
	},
	{
		question: "Can I use retinol instead of adapalene?",
		answer:
			"Adapalene is made and studied for spots; [retinol](/retinol) is sold for lines, with limited evidence. Use one of them, never both, and neither while pregnant, trying or breastfeeding [13].",
	},
	{
		question: "I am under 18. What can I use?",
		answer:
			"A mild cleanser, moisturizer and sunscreen come first and are often enough. When clear spots show, benzoyl peroxide, salicylic acid or adapalene can join. Talk to a parent or pharmacist before you start. Leave acids for glow, vitamin C and retinol alone [11].",
	},
];

export const guide: Guide = {
	name: "acne-care",
	kind: "concern",
	title: "Acne care: one gentle step at a time",
	description:
		"What helps inflamed spots and blackheads, how strong, how often and how long until you can judge. And when a dermatologist does more than a product.",
	lead: "Spots are common, and scrubbing harder does not clear them. A mild wash, one well-studied treatment and a few quiet weeks do more than a full shelf. Here is what works, how to begin, and when a doctor gets you further than any product.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "A",
		verdict:
			"Few things in skin care are studied as well. Benzoyl peroxide and the retinoid adapalene have the strongest support.",
		points: [
			"Dermatologists' guidelines recommend benzoyl peroxide and retinoids on the skin strongly, salicylic and azelaic acid with less certainty [1].",
			"A large review puts azelaic acid slightly behind benzoyl peroxide [3].",
			"In a 12-week trial of adapalene with benzoyl peroxide, 69.9% of the 73 people who finished had their inflamed spots more than halved. There was no comparison group, so read it as a hint [4].",
			"The British guideline gives no diet for clear skin [2].",
		],
	},
	sections,
	howToStart: [
		"Get the basics right first: a mild, soap-free wash morning and night, a light oil-free moisturizer, and sunscreen of SPF 30 or more every morning [2].",
		"Choose **one** treatment from the table. Inflamed spots: benzoyl peroxide. Blackheads: salicylic acid. Skin that reddens easily: azelaic acid.",
		"Test it on the inside of your arm twice a day for 7 to 10 days [6].",
		"Benzoyl peroxide: 3 mornings a week, then 5 from week 3 and all 7 from week 5, counted from the first use. A pea-sized amount over the whole area; dabbing single spots misses the next ones.",
		"Adapalene: 2 nights a week, 3 from week 3, 4 from week 5 and, if all is calm, 5 from week 9. Pea-sized, whole face, dry skin, moisturizer after.",
		"Add a second treatment at least two weeks later. Then a reaction has one possible cause.",
		"Peels or feels tight? Leave it out for two or three days, moisturize, then go on with one use fewer a week. Stop when it burns for longer than an hour, gets raw, blisters or swells.",
	],
	whatToAvoid: [
		"Scrubs, brushes, hot water and a third wash. Fingertips and lukewarm water are enough [5].",
		"Squeezing. The inflamed spot itself leaves the mark; squeezing makes it worse and can leave a scar.",
		"Toothpaste, lemon juice and rubbing alcohol. They can burn, and a burn leaves a mark.",
		"An acid and a retinoid on one night; give them different nights. At most 3 exfoliations a week, or 1 if your skin reacts easily; these limits are our own.",
		"Two retinoids at once. They do the same job and irritate twice. And no waxing, laser or peel on skin that gets a retinoid.",
		"Adapalene while pregnant, trying or breastfeeding. Keep salicylic acid to small areas at 2% or less then, or leave it out. Azelaic acid and benzoyl peroxide are usually accepted; agree on it with your midwife or doctor [9].",
		"Any of this beside an acne medicine from a doctor, unless the doctor who prescribed it agrees.",
	],
	routine: {
		person:
			"Say you are in your early twenties. Your skin is oily and not sensitive, you take no prescription and you are not pregnant. There are about twenty inflamed spots on your face, which a report calls moderate. There is no weekly peel: two treatments are plenty.",
		morning: [
			{
				step: "step.cleanser_gel",
				name: "Gel cleanser",
				text: "A coin-sized amount on damp skin for half a minute, then lukewarm water.",
			},
			{
				step: "step.treatment_bpo",
				name: "Benzoyl peroxide 2.5%",
				text: "Begins in week 3 with 3 mornings. Pea-sized over the areas with spots. It bleaches fabric and hair, so let it dry before you dress, and keep the tube below 25 °C.",
			},
			{
				step: "step.moisturizer_gel",
				name: "Light gel moisturizer",
				text: "Oil-free, pea-sized. Oily skin needs it too, because treatments dry.",
			},
			{
				step: "step.sunscreen_fluid",
				name: "Light sunscreen, SPF 30 or more",
				text: "Two finger lengths for face and neck, and again every two hours outdoors.",
			},
		],
		night: [
			{
				step: "step.cleanser_gel",
				name: "Gel cleanser",
				text: "The same one. Pat dry, then wait until skin is fully dry.",
			},
			{
				step: "step.treatment_adapalene",
				name: "Adapalene 0.1%",
				text: "Begins in week 1 with 2 nights. Pea-sized over the whole face, not near eyes and lips.",
			},
			{
				step: "step.moisturizer_gel",
				name: "Light gel moisturizer",
				text: "Right after. If adapalene stings, put a layer underneath as well.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["dark-spots", "oily-skin-routine", "niacinamide", "sensitive-skin"],
	action: {
		heading: "See what your photo shows",
		text: "One selfie counts the spots you have today and says how sure the count is. The plan is short, and every step says why it is there.",
	},
	references: [
		"aad_acne_2024",
		"nice_ng198",
		"cochrane_acne_topicals_2020",
		{
			citation:
				"Open 12-week trial of a gel with adapalene 0.1% and benzoyl peroxide 2.5% in Brazil, without a comparison group",
			url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4840853/",
		},
		"aad_face_washing",
		"aad_test_products",
		"acne_routine_advice",
		{
			citation: "Hayashi et al., grading acne by counting spots on half a face, J Dermatol 2008",
			url: "https://pure.fujita-hu.ac.jp/en/publications/establishment-of-grading-criteria-for-acne-severity",
		},
		"acne_in_pregnancy_2016",
		"pih_cohort",
		"teen_care",
		"adapalene_label",
		"mother_to_baby",
		"tretinoin_light_1998",
		"mills_1986",
	],
};
