import type { Guide, GuideSection } from "../guide.ts";

const sections: readonly GuideSection[] = [
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

const faq: Guide["faq"] = [
	{
		question: "Is it sensitive skin or an allergy?",
		answer:
			"You cannot tell by looking. Sensitive skin usually stings soon after contact and calms down again. A rash that itches, blisters or spreads beyond the place you touched belongs in front of a doctor, who can test for allergies.",
	},
	{
		question: "Are products ‘for sensitive skin’ or ‘hypoallergenic’ safe for me?",
		answer:
			"The front of a pack promises; the ingredient list tells. Look for a short list without fragrance. ‘Unscented’ can still hold a masking scent, so ‘fragrance-free’ is the better word.",
	},
	{
		question: "My scan found little redness, but my face burns. Who is right?",
		answer:
			"You are. Burning is a feeling, and the photo cannot contradict it. Answer the ten questions and the plan follows your answers.",
	},
	{
		question: "Mineral or chemical sunscreen?",
		answer:
			"Both protect when you use enough. Mineral filters sting less, which is why our sensitive plans choose them; some look white, and a tint solves that. If another one never stings you, keep it [10].",
	},
	{
		question: "Can I ever use retinol or acids?",
		answer:
			"Perhaps, when skin has been calm for weeks and you want one for a reason. For very sensitive skin our plans hold no retinol and no exfoliant. For skin that reacts a little, low-strength retinol on 2 nights a week is where they stop.",
	},
	{
		question: "Does my tap water cause it?",
		answer:
			"Very hard water can leave skin drier. Wash briefly, lukewarm, pat dry and put cream on while skin is damp. That does more than a filter on the tap.",
	},
];

export const guide: Guide = {
	name: "sensitive-skin",
	kind: "concern",
	title: "Sensitive skin: fewer products, fewer surprises",
	description:
		"Sensitive skin is felt, not seen. How ten questions measure it, why a photo cannot, which ingredients to leave out, and a calm plan with little in it.",
	lead: "Sensitive skin stings, burns, itches or feels tight when other skin feels nothing. You cannot see that in a mirror, and no camera can either. What helps is mostly leaving things out, in a good order. This guide shows how.",
	version: 2,
	updated: "2026-11-23",
	published: "2026-11-21",
	evidence: {
		grade: "B",
		verdict:
			"A plain moisturizer, a mild wash and fewer irritants have fair support. Most ingredients sold as soothing have little.",
		points: [
			"Sensitivity can be measured by questions. On the Sensitive Scale-10, a sum above 12.7 out of 100 counts as sensitive and one above 5 as slightly sensitive [1].",
			"At 12.7 the scale finds 72% of people with sensitive skin and rightly leaves out 90% of the others [2].",
			"In a survey of people whose skin flushes easily, 66% named alcohol in products as irritating, 30% witch hazel, 30% fragrance and 21% menthol [3].",
			"Ceramides, glycerin and panthenol support the skin barrier. That rests on reviews of moisturizers [4].",
		],
	},
	sections,
	howToStart: [
		"Stop everything but these: a mild cleanser without fragrance, a barrier cream, a mineral sunscreen of SPF 30 or more. A prescription is different: ask your doctor before you pause it.",
		"Read the back of each. Put aside what lists fragrance, parfum or essential oils, menthol, witch hazel or eucalyptus, or alcohol near the top.",
		"Wash at night with lukewarm water and fingertips [8]. In the morning rinse with water.",
		"Press a hazelnut-sized amount of cream into damp skin right after. Damp matters: it is the water you are keeping [7].",
		"Change nothing else for four weeks, even when that is dull [12]. Write down one word about your skin each evening.",
		"Test every later product on the inside of your arm twice a day for 7 to 10 days [5].",
		"If you still want a treatment then, add one: azelaic acid, up to 10%, 2 nights a week, 4 from week 3 of its use and 7 from week 7. Stop when it burns for longer than an hour, gets raw, blisters or swells.",
	],
	whatToAvoid: [
		"Acids, scrubs, peels and cleansing brushes. On very sensitive skin our plans hold none; 1 exfoliation a week is the limit for skin that reacts easily.",
		"Retinol while skin stings.",
		"Hot water, foaming soap and long showers.",
		"Two new things at once. Start treatments at least two weeks apart, or you never learn which one it was.",
		"Oils and ‘natural’ blends that smell. Scented plant oils are among the common causes of contact allergy [9].",
		"Testing whether a sting will pass. A light tingle may; a burn is your answer. Rinse it off.",
	],
	routine: {
		person:
			"Say your ten answers add up to 34 out of 100 [1]. Your skin is dry, tight after washing, and the photo shows mild redness on both cheeks. This is the whole plan, morning and night. One mild serum joins in week 3, once two weeks were calm. No mask, nothing weekly.",
		morning: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser, or only water",
				text: "Without fragrance. On a tight morning rinse with lukewarm water and pat dry. Do not rub.",
			},
			{
				step: "step.serum_niacinamide",
				name: "Niacinamide serum, 2 to 5%",
				text: "Begins in week 3. A few drops; if it flushes or stings, leave it out.",
			},
			{
				step: "step.moisturizer_barrier",
				name: "Barrier cream without fragrance",
				text: "A hazelnut-sized amount into damp skin, best with ceramides. Wait until it no longer feels wet.",
			},
			{
				step: "step.sunscreen_mineral",
				name: "Mineral sunscreen, SPF 30 or more",
				text: "Zinc oxide or titanium dioxide, two finger lengths for face and neck. These filters rarely sting.",
			},
		],
		night: [
			{
				step: "step.cleanser_cream",
				name: "Cream cleanser",
				text: "The one wash of the day. A coin-sized amount takes the sunscreen off; one round is enough.",
			},
			{
				step: "step.moisturizer_occlusive",
				name: "Rich night cream or ointment",
				text: "A generous layer on damp skin, most of it where skin pulls.",
			},
		],
		weekly: [],
	},
	faq,
	related: ["dry-skin-routine", "hyaluronic-acid", "niacinamide", "acne-care"],
	action: {
		heading: "Tell us how your skin feels",
		text: "Ten short questions say more about sensitivity than any photo. Add a selfie, and your plan starts with what to leave out.",
	},
	references: [
		{
			citation: "Misery et al., the Sensitive Scale-10, Acta Derm Venereol 2014",
			url: "https://doi.org/10.2340/00015555-1870",
		},
		{
			citation: "Legeas et al., cut-off values of the Sensitive Scale-10, Acta Derm Venereol 2021",
			url: "https://doi.org/10.2340/00015555-3741",
		},
		"rosacea_trigger_survey",
		"barrier_reviews",
		"aad_test_products",
		"nice_cks_rosacea",
		"aad_dry_skin",
		"aad_face_washing",
		"contact_allergen_lists",
		"aad_sunscreen",
		"tinted_sunscreen_2024",
		"house_default",
	],
};
