import type { KnownQuestion } from "./known-question.ts";

/** Sunscreen in use: its forms, what goes over it, what it is blamed for. */
export const SUN_WEAR_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.sun_vitamin_d",
		label: "Sunscreen and vitamin D",
		text: "In daily life hardly: people never use so much that no light gets through, and studies find little or no lack from it. The AAD advises vitamin D from food or a supplement rather than from sun. Many people are low in winter with or without sunscreen: the NHS suggests 10 micrograms a day then. A blood test is for your doctor.",
		grade: "B",
		sources: ["aad_vitamin_d", "nhs_vitamin_d"],
	},
	{
		id: "question.sun_spray_stick",
		label: "Spray, stick and scalp",
		text: "They protect as well as lotion if enough lands: spray until skin glistens, then rub it in, not in wind and not at the face; a stick goes over every place about four times. For the face lotion is surer. Parting and bald head: a light spray or gel, or a hat, which is best of all.",
		grade: "B",
		sources: ["aad_sunscreen"],
	},
	{
		id: "question.sun_over_makeup",
		label: "Sunscreen again over makeup",
		text: "Blot oil and sweat, then press a stick, cushion or light lotion on with a sponge instead of rubbing; dab color back where it moved. A spray or powder alone puts on too little, but is better than nothing. Every two hours outdoors, after sweat too; indoors away from windows once in the morning is enough. A hat helps most.",
		grade: "C",
		sources: ["aad_sunscreen", "house_default"],
	},
	{
		id: "question.sun_countries",
		label: "Sunscreens of other countries",
		text: "None is best by country. Europe, Asia and Australia allow newer filters that the US has been slow to approve, so they often feel lighter; in every one of these places the number has to be tested. Look for SPF 30 or more and UVA marks: broad spectrum, PA++++, or UVA in a circle. Buy from a real shop, as fakes are common.",
		grade: "B",
		sources: ["aad_sunscreen", "house_default"],
	},
	{
		id: "question.product_recalls",
		label: "Recalls and failed tests",
		text: "I hold no list of recalls, so I cannot say whether yours is on one. Look up its name and batch at your authority: FDA in the US, TGA in Australia, Safety Gate in the EU, or on the maker's page. If it is recalled, stop and take it back to the shop. Until then any other sunscreen of SPF 30 or more is better than none.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.sun_medicines",
		label: "Medicines and sun",
		text: "Some make skin burn sooner: doxycycline and related antibiotics, retinoids, water tablets, some heart, pain and skin medicines. The leaflet says so. You may go out: shade at noon, hat, sleeves and SPF 30 or more on what is bare. Do not stop a medicine for it; ask the pharmacist. A bad burn or blisters soon after sun: call the doctor.",
		grade: "B",
		sources: ["nhs_sun_medicines"],
	},
	{
		id: "question.sun_clothes",
		label: "Hats and clothes",
		text: "A wide brim all round protects face, ears and neck; a cap leaves ears and neck bare. Dense, dark, dry cloth keeps most sun off, UPF 50 nearly all, and it never wears off, so it beats cream where it covers. Sunglasses marked UV400. Sunscreen goes on what stays bare.",
		grade: "B",
		sources: ["aad_sunscreen", "house_default"],
	},
];
