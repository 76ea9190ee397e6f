import type { KnownQuestion } from "./known-question.ts";

const PEOPLE =
	"(?:mom|moms|mum|mums|mother|mothers|dad|dads|father|fathers|sister|sisters|brother|brothers|friend|friends|roommate|roommates|wife|wifes|husband|husbands|girlfriend|girlfriends|boyfriend|boyfriends|partner|partners|daughter|daughters|son|sons|aunt|aunts|cousin|cousins|grandma|grandmas|family)";

/** Questions about single bottles and habits around them. */
export const SHELF_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.shared",
		label: "Sharing products",
		asks: new RegExp(
			`\\b(?:use|try|borrow|take|have|put on|share|sharing|used|using|with)\\b(?: \\w+){0,2} (?:my|her|his|their|our|an?) ${PEOPLE}\\b(?! (?:is|has|said|says|and i|uses|used|told))(?: \\w+){1,3}|\\b(?:share|sharing|borrow\\w*)\\b(?: \\w+){0,3} (?:products?|creams?|serums?|skin ?care|makeup|sunscreen|moisturizer|cleanser|retinol|prescription)\\b`,
		),
		text: "A product from somebody else is fine if it is within its date, smells and looks as it should and comes from a tube or pump; leave jars and eye products to one person. Test it on your arm first, and start anything strong slowly, on one or two nights a week. What was prescribed is never shared.",
		grade: "B",
		sources: ["aad_test_products", "house_default"],
	},
	{
		id: "question.slugging",
		label: "Slugging",
		asks: /\bslug(?:ging|ged)?\b/,
		text: "Slugging suits dry, tight skin: a thin layer of petroleum jelly over your moisturizer as the last step at night keeps water in. Leave it out on acne-prone or very oily skin, and on nights with an acid or retinoid, because it makes them stronger.",
		grade: "C",
		sources: ["barrier_reviews", "house_default"],
	},
];

/** Bed, bath, table and prayer: how a day is lived, and what of it shows on skin. */
export const HOME_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.towels",
		label: "Towels and pillowcases",
		text: "Once a week for the pillowcase and the face towel is plenty, oftener if you sweat, drool or have oily hair products in it. A towel of your own, hung to dry, matters more than the day. It seldom is the cause of spots, so do not expect much; mild detergent without scent is the kinder one.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.silk_sleep",
		label: "Silk, satin and sleeping on a side",
		text: "Silk or satin glides better, so hair and creases in the morning may be less; that it prevents lines or spots is not shown. Pressed lines fade by noon and may set over many years. Sleeping on the back avoids them, but good sleep is worth more than a position. A clean case matters as much as its cloth.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.blue_light",
		label: "Light from screens",
		text: "No: a screen gives a tiny part of the visible light that daylight does, and that it ages skin is not shown. You need no cream against it. Daylight through a window is what counts. If visible light darkens your marks outdoors, a tinted sunscreen with iron oxides helps. Red or hot cheeks at a desk are heat or dry air.",
		grade: "C",
		sources: ["tinted_sunscreen_2024", "house_default"],
	},
	{
		id: "question.humidifier",
		label: "Humidifiers",
		text: "It can help where heated air is very dry: skin loses less water and feels less tight. Too damp invites mold. Clean it as its maker says, as a dirty one spreads germs. Cream on damp skin and shorter, cooler showers come first and cost less.",
		grade: "C",
		sources: ["aad_dry_skin", "house_default"],
	},
	{
		id: "question.drinking",
		label: "Alcohol and skin",
		text: "Drinking shows: flushing and puffiness the next day, poorer sleep, and in large surveys heavy drinkers showed more lines, puffiness and small veins. Less or none often shows within weeks as calmer, less swollen skin. A drink at times ruins nothing. If stopping is hard, a doctor can help; do not stop heavy drinking alone.",
		grade: "C",
		sources: ["goodman_2019"],
	},
	{
		id: "question.smoking",
		label: "Smoking and vaping",
		text: "Yes, smoking ages skin: more and deeper lines around mouth and eyes, a greyer tone, slower healing. Stopping helps healing within weeks, and what is still to come comes slower; lines that are there stay mostly. Vaping is less studied: less smoke, but nicotine still narrows vessels. A stop-smoking service makes it likelier to last.",
		grade: "B",
		sources: ["nhs_smoking"],
	},
	{
		id: "question.sauna",
		label: "Sauna, steam and sweating",
		text: "Sweat does not clean skin or carry out poisons; kidneys and liver do that. A sauna is fine for calm skin: no makeup, acids or retinoids just before, rinse and moisturize after. Redness that fades within the hour is normal. With rosacea, eczema in a flare or broken veins heat often makes it worse.",
		grade: "C",
		sources: ["rosacea_trigger_survey", "house_default"],
	},
	{
		id: "question.fasting",
		label: "Care while fasting",
		text: "What stays on the skin is mostly held not to break a fast, since it is not eaten or drunk; for lips take care to swallow nothing. Views differ, so ask your imam or priest, I can speak for skin only. Drink well between sunset and dawn, a richer cream at night, balm often. A prescribed medicine: ask the doctor how to time it.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.wudu",
		label: "Sunscreen and wudu",
		text: "For skin: a light lotion that sinks in leaves little film, water-resistant and thick mineral ones leave more. Whether it counts as a barrier is for your imam, and views differ. Practical: wash it off with a mild cleanser before wudu, pat dry, then put it on anew, enough for two fingers; moisturizer in between keeps skin from drying.",
		grade: "C",
		sources: ["house_default"],
	},
];
