import type { KnownQuestion } from "./known-question.ts";

/** Work, shaving, bare scalps and what is worn on a face. Only examples tell these. */
export const WORK_AND_GEAR_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.cpap",
		label: "Skin under a breathing mask",
		text: "Fit comes first: a mask that leaks is pulled tight and rubs. Wash cushion and face each evening with mild soap; cream half an hour before, so that it has sunk in; no petroleum jelly or oil under the seal, it slips and spoils silicone. A cloth liner or gel pad helps, and the sleep clinic changes size and type. Keep using it. An open or weeping sore: have it seen.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.minoxidil",
		label: "Minoxidil beside skin care",
		text: "It goes on a dry scalp or beard area alone; let it dry, two to four hours, before anything else. No retinol, acids or scrub on that skin: they let more of it in and it stings. Wash off what runs onto the face. Shedding in the first weeks is known. Not in pregnancy or while nursing; keep it from cats and children. Fast heart, dizziness or swelling: stop, call a doctor.",
		grade: "B",
		sources: ["minoxidil_label"],
	},
	{
		id: "question.bald_scalp",
		label: "A bald or shaved head",
		text: "A bare scalp is face skin with more sun: wash it with your mild cleanser, moisturizer after, SPF 30 or more every morning and every two hours outside, or a hat. A matt sunscreen shines less. After shaving no alcohol and no acids that day. Rough, scaly or sore spots that stay for weeks want a doctor, because a scalp gets the most sun of all.",
		grade: "B",
		sources: ["aad_sunscreen", "house_default"],
	},
	{
		id: "question.beard_products",
		label: "Beard oil and balm",
		text: "Beard oil softens the hair; the skin under it gains more from a mild cleanser, rinsed well, and a light moisturizer worked down to the skin. With spots there: two drops of a light oil such as squalane or jojoba, or none, and balm and wax on the hair only. Itch and flakes: a shampoo against dandruff twice a week. It is the scent in oils that irritates most.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.electric_or_blade",
		label: "Electric shaver or blade",
		text: "Neither is better for everybody. An electric shaver cuts less close, so it gives fewer bumps and ingrown hairs; a sharp blade with gel, along the hair, is smoother and nicks more. With bumps: electric or a trimmer, leave a millimeter, do not pull skin tight. Clean it each time, a new blade after five to seven shaves, moisturizer after.",
		grade: "B",
		sources: ["shaving_advice"],
	},
	{
		id: "question.hands_work",
		label: "Cracked working hands",
		text: "Gloves for wet work and solvents, cotton inside. Grease comes off with oil or a hand cleaner without grit, never with petrol. Lukewarm water, then a thick cream each time, and petroleum jelly under cotton gloves at night; it closes deep cracks too, under a plaster. Red, weeping or no better in two weeks: a doctor, and say what you work with.",
		grade: "B",
		sources: ["nhs_eczema", "house_default"],
	},
	{
		id: "question.outdoor_work",
		label: "Working outside in dust and sweat",
		text: "Before you go: SPF 50, water resistant, thick on face, ears, neck and hands. Again at each break, after dabbing off sweat and dust; with dirty hands a stick is quickest. A hat or helmet with a neck flap and sleeves do half the work. In the evening one mild wash, then moisturizer. A mark that changes or a scaly spot that stays: show it to a doctor.",
		grade: "B",
		sources: ["aad_sunscreen", "house_default"],
	},
	{
		id: "question.car_window",
		label: "Sun through a window",
		text: "Side windows hold off what burns but let much UVA through, the light that ages skin and darkens marks; windscreens mostly stop both. So the window side of a driver can show more lines and spots over years. One sunscreen every morning on face, ear, neck and the arm at the window, again at a break on long days. A desk at a big window is the same.",
		grade: "B",
		sources: ["boxer_wachler_2016"],
	},
	{
		id: "question.contact_lenses",
		label: "Contact lenses and skin care",
		text: "Clean hands without cream, lenses in first, then care and makeup; at night lenses out before you cleanse. Keep cream, oil and sunscreen a finger's breadth from the lashes; sticks and mineral ones run less. Red, stinging or blurred: lens out, rinse, none until it is calm. Pain, light that hurts, worse sight or a splash of anything strong: eye doctor today.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.hairline_wear",
		label: "Wigs, braids and headscarves",
		text: "Glue, gel, oil and tight rubbing do it. Looser braids and ties, a thin satin or cotton layer under wig or scarf, washed often; gel and hair oil off the forehead; glue loosened with its remover or oil, never pulled. Mild wash along the hairline at night, a little salicylic acid or benzoyl peroxide on spots. Sore, weeping or thinning hair: take it down and see a doctor.",
		grade: "B",
		sources: ["aad_hair_products", "house_default"],
	},
	{
		id: "question.black_soap",
		label: "Black soap, bar soap and shea",
		text: "Real soap, black, Marseille or the family bar, cleans well and is alkaline, so it leaves many faces tight; once a day in lather, rinsed well, is the most, and none beside retinol or acids. Stinging or flaking: change to a mild cleanser without soap. Shea butter is a good balm for dry skin, heavy on skin that gets spots, and no sunscreen. Neither fades marks.",
		grade: "B",
		sources: ["aad_face_washing", "house_default"],
	},
];
