import { isActiveId } from "../knowledge/actives.ts";
import { affirms, phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { allergensIn, isAllergen } from "./allergens.ts";
import type { PersonFact } from "./person-fact.ts";
import { isTakenBack } from "./thoughts.ts";

/** Says outright that what the same thought names is an allergy. */
const ALLERGIC = phrases(`
	allergiepass|allergieausweis|allergy card/passport/pass|carnet de alergia*|carte _ allergi*|tape/patches/stickers/strips/discs on my/his/her back|came/come/went out/home/away/back with a list|list _ on _ fridge/phone/wallet|list of things/ingredients _ avoid|given/gave me a list|contact dermatitis to/from|	test confirm*|doc/doctor/derm/hospital/test* said/says/confirm* allerg*|allergic reaction|reacts to|intolerant|sensitive against|alerg*|alergia|allergie|allergique|allergisch|contact allergen|type 4/iv|delayed hypersensitivity|positive for|prick positive|ige|allergic|allergy|allergies|allergen*|patch test* _ positive/showed/shows/found/allerg*/result*/confirmed/says/said/list*/hospital/derm*/clinic|patch test* me|allergist|patch testing|patch tested last/in/and/at/by/for|positive patch|confirmed by patch*|confirmed on patch*|confirmed patch|patch test results|had patch tests|on _ patch test*|prick test|skin prick|tested positive|came up positive|positive for|positive to|positive patch|strong reaction to|bad reaction to|epi ?pen* for|epipen* because|anaphyla* to|anaphyla* from|intoleran*|hypersensitiv*
	sensitive to|sensitised to|sensitized to|sensitivity to|react* badly to|reaction to|reactions to|react* to|cannot tolerate|cannot use anything with|avoid because of hives|cannot have|contact allerg*
`);
/** What an ingredient does to somebody who does not bear it. */
const HARMS =
	phrases(`touches me|touches my skin/face|hives city|hives galore|rash city|welts for days|swell up$|i swell up|i swell|swells up$|throat closes/closed/closing/swells up?|close/closes/closed my throat/airways/windpipe|shut/shuts my throat|throat shuts/shut|closes my/up chest/throat/airways|chest closes|cannot breathe with|epi pen|epipens|comes/came/come up in/like bumps/welts/balloons/a balloon|lips go like|lips blow|eyes go like slits|eyes swell|face swells|face blew up|face blows up|face _ blew up|eyelids blew up|eyes blew up|blew up like|puffed up like|swelled up like|swelled like|ballooned|face puffed|face balloon*|no can do , hives|means hives|streaming eyes from|piriton _ after|antihistamine* _ after|benadryl _ after|weals|wheals|sends me to the/hospital er/e?|er visit|ended up in a and e/er|is why i cannot wear/use/have|why i cannot wear/use/have|poison to me|kryptonite|no go for me , rash|makes me red spots|makes me spots/bumps/rash|gives/give/gave him/her/me/them? rash*/hives|breaks/break/broke out in hives/welts/a rash|puffed/puffs/puff up my/his/her|swelled/swells my/up|swell up with/from|swell with/from|swells with|rash with/from|itch* from|flare* from|reaction from|hospital* from|hospitalised from|hospitalized from|puffs up with|puff up with|come/comes/came up in lumps/welts/hives/blisters/blotches/weals/wheals|come/comes/came up in a rash|throat itches with|mouth itches with
	
	makes/made/make/gives/gave/give/brings/brought/bring/sets/set/blows/blew/turns/turned me/my _ swell*/hive*/rash*/itch*/weep*/balloon/blister*/welt*/out/off/up/react*/puff*/swollen/anaphyla*/wheez*
	put/puts/landed/sent/lands me in hospital/a/e/er/the/intensive/icu/resus
	break* me out in hives/a/rash*|broke me out in hives/a/rash*|brings me out|brought me out|came out in hives|come out in hives|came up in hives|blows me up|blew me up|swelled up|ruined my|wrecked my|destroyed my|means/equals/gives rash/hives|rash within|rash every|blisters every|welts every|hives within|hives every|instant rash|instant hives|hives from|rash from|swell* from|puff* up from|my face hates|my skin hates|is my kryptonite|my nemesis|is my enemy|is my worst enemy|swell* my lips/face/eyes/throat/tongue/mouth|sets me off
	rash _ hour|swells me|gives me hives|gives me a rash|makes me wheeze|epi ?pen*|swells every|swell _ every time|weep , every time
`);
/** A frame around the ingredient: "gives me actual hives", "I come up in welts with", "nearly killed me". */
const REACTION =
	"(?:hives|welts?|wheals?|weals|swell\\w*|swollen|rash\\w*|blister\\w*|anaphyla\\w*|wheez\\w*|itch\\w*|lumps|urticaria|puffy|puff|balloon|dermatitis|weeping|gasping|hospital|an? e|emergency|er)";
const HARMS_ME = new RegExp(
	[
		`\\b(?:gives?|gave|makes?|made|brings?|brought|breaks?|broke|sends?|sent|puts?|put|covers?|covered|turns?|turned|leaves?|left|lands?|landed) (?:me|him|her|my \\w+|his \\w+)(?: \\w+){0,4}? ${REACTION}\\b`,
		`\\bgives? \\w+ (?:\\w+ )?${REACTION}\\b`,
		`\\b(?:get|gets|got|come|comes|came|break|breaks|broke|have|had)(?: \\w+){0,4}? ${REACTION}(?: \\w+){0,5}? (?:from|with|to|after|off|whenever|when|if|every time)\\b`,
		"\\b(?:swells?|swelled|swell up|puffs? up|reacts?|reacted|blow up|blows up)(?: \\w+){0,3}? (?:from|with|to|after|off|whenever|if|every time)\\b",
		"\\b(?:nearly|almost) killed (?:me|him|her)\\b|\\b(?:my|her|his) (?:throat|eyes|lips|face|tongue) (?:\\w+ )?(?:clos\\w+|swell\\w*|swelled|puff\\w*|balloon\\w*|blew)\\b|\\b(?:closes|closed) my throat\\b",
		`^(?:instant |bad |actual |full on )?(?:hives|welts|rash|rashes|anaphylaxis|swelling|blisters)$|\\bmakes? (?:my|his|her) eyes (?:shut|stream|water)\\b|^[a-z]+(?: [a-z]+){0,2}? (?:equals |means |is |oil )?(?:instant )?(?:hives|welts|rash)(?: for me| galore| every time)?$|, (?:instant )?(?:hives|welts|rashes)$`,
	].join("|"),
);
const ONLY_WONDERS =
	/\b(?:if|whether|in case) (?:i|you|she|he) (?:am|was|were|is|are|could be|might be|have) (?:\w+ )?allerg|\bhow (?:do|would|can|could) (?:i|you) (?:\w+ )?(?:know|tell|find out)|\bif i get (?:a rash|hives)|\bto see if\b/;
/** An ingredient that is kept away from; said of an active it may be for another reason. */
const KEEPS_AWAY =
	/\b(?:must avoid|have to avoid|need to avoid|has to avoid|steer clear of|stay away from|keep away from|off limits|not agree with me|disagrees? with me|intoleran\w+|coeliac|celiac|nothing with|anything with|no \w+ for me)\b/;

/** Kept off for what somebody believes in is no allergy. */
const BY_BELIEF =
	/\b(?:halal|haram|kosher|pig|pork|porcine|muslim|vegan|veggie|vegetarian|animals?|cruelty)\b/;
/** Kept out without a word of what it does: a wish, as long as nobody tells a reaction. */
const ONLY_UNWANTED = /\b(?:nothing with|anything with|no \w+ for me)\b/;

/** A doctor's word against a painkiller: "never take aspirin" is an allergy until somebody says otherwise. */
const TOLD_OFF =
	/\b(?:never take|never to take|not take|stay off|keep off|stay away from|avoid|stop taking|off limits|not allowed|cannot have|cannot take) (?:any |all )?(?:more )?(?:aspirin|ibuprofen|nsaids?)\b|(?<!\b(?:in|is|has|have|with|contains?|holds?) )\bno (?:more )?(?:aspirin|ibuprofen|nsaids?)(?: \w+)?(?: again| ever| any ?more| for me| for life)\b/;

/** No routine is told by this word: who wants no salicylates was warned of them. */
const NO_SALICYLATES =
	/\b(?:no|without|avoid|avoiding|never|not|ban\w*|keep off|keep away from|stay off|stay away from|forb\w+|steer clear of)\b(?: \w+){0,4}? salicylates?\b|\bsalicylates?\b(?: \w+){0,4}? (?:out|off limits|forbidden|banned|not allowed|taboo|off my|away from)\b/;

/** It gave an allergic reaction, whatever it is: "hyaluronidase gave me an allergic reaction". */
const NAMED_BEFORE =
	/\b([a-z]{4,}) (?:gave|gives|caused|causes|triggered|triggers) (?:me |him |her )?(?:an |a )?(?:\w+ )?allergic reaction\b|^((?:[a-z0-9]+ ){1,3}?)(?:turned|came|showed|popped|lit) up (?:positive )?(?:on|in|at) (?:my|the|his|her) patch test/;
/** No allergy any longer. */
const OUTGROWN = /\b(?:not|no longer|never) (?:\w+ )?allerg\w+|\boutgr[eo]w\w*\b|\bgrew out of\b/;
const NAMES_FREELY =
	/\ballerg\w+ to (?:an? |the |all |any |anything with )?([a-z][a-z ]{2,40}?)(?=$| ,| and | or | so | i | which | that | in | is | are | cannot | what | can | will | but | with | from |\.)/;
const NOT_A_THING =
	/^(?:housework|mondays?|cardio|early|waking|getting|doing|being|having|paying|spending|hard|boredom|drama|bs|bullshit|long|complicated|commitment|running|cleaning|adulting|queues|winter|school|maths|homework|sport|sports|the gym|gym|men|boys|my ex|my boss|small talk|routines?|steps|ten|10|hype|marketing|influencers|advertising|pink|selfies|fun|sleep|life|me|creams?|being|a cream|it|this|that|them|these|those|everything|anything|something|nothing|my|some|a lot|the sun|work|mornings?|exercise|effort|products?|new products?|most|many|lots|certain|which|what|stuff|things?|people|something in it)\b/;

/** A test whose list may go on for some thoughts. */
const LISTS = /\bpatch test|\b(?:tape|patches|stickers|strips|discs) on (?:my|his|her) back\b|\blist\b/;

/** Behind the test it is asked about, or was a gift: no item of its list, as long as nothing there tells a reaction. */
const SPEAKS_ON =
	/^(?!.*\b(?:not|cannot|never|avoid\w*|off|react\w*|reaction|plus|positive|either|too|allerg\w*|square|worst|red|rash|blister\w*|itch\w*|list)\b)(?:(?:so |and |but )?(?:(?:can|could|may|should|shall) i|would|is|does|which|what)\b|.*\b(?:my \w+|she|he|they|doctor|derm\w*) (?:gave|has given) me\b|.*\bi (?:use|have|own)\b)/;

/** A patch test told in Portuguese, Spanish, French, Italian or German, with what it showed. */
const TESTED_ABROAD =
	/\b(?:exame|teste?|prueba|patch ?tests?|epicutan\w*|prick)\b.*\b(?:adesivos?|costas|parches?|espalda|epicutan\w*|patchs?|schiena|cerotti|rucken|pflaster)\b.*\b(?:deu|dio|salio|positiv\w*|montre|risultat\w*)\b/;

/** What a patch test names and few people know who had none. */
const OF_PATCH_TESTS: readonly string[] = [
	"methylisothiazolinone",
	"balsam_of_peru",
	"formaldehyde",
	"rosin",
	"lanolin",
	"nickel",
	"cobalt",
	"chromium",
	"ppd",
	"thiomersal",
	"parabens",
	"propylene_glycol",
	"cocamidopropyl_betaine",
	"decyl_glucoside",
	"acrylates",
	"fragrance",
	"linalool",
	"limonene",
	"neomycin",
	"latex",
	"vitamin_e",
	"phenoxyethanol",
	"benzalkonium_chloride",
	"sorbates",
	"cetearyl_alcohol",
];
/** How people tell of the test itself. */
const THE_TEST =
	/\b(?:squares?|stickers?|strips?|patch(?:es)?|tapes?|discs?|dots?|panels?|plates?|pads?|chambers?|plasters?)(?: \w+){0,4} (?:on|off|to|across|down) (?:my|the|his|her) (?:\w+ )?back\b|\bback (?:was |is )?(?:covered |full )?(?:of|in|with) (?:\w+ )?(?:squares?|stickers?|patch(?:es)?|tapes?|strips?)\b|\bpatch(?:es)?(?: tests?| testing| tested|ed)?\b|\b(?:allergy|skin|contact|derm\w*|hospital) (?:tests?|tested|testing|clinic|panel|card)\b|\bsince the tests?\b/;
/** What it showed. */
const IT_SHOWED =
	/\b(?:came|comes|come|lit|light|lights|flared|blew|puffed|showed|popped|went|turned|swelled|reacted|glowed)(?: \w+){0,3} (?:up|red|positive|angry|back|out|like|on|plus|huge|raised)\b|\b(?:positive|(?:one|two|three|1|2|3) plus(?:es)?|strong(?:ly)? (?:positive|reaction)|grade \d|the (?:worst|culprit|winner)s?|never list|my list|a list|(?:showed|found|says|said|wrote|told|gave|blame[sd]?|it was|is out|are out|banned|no go))\b|\+{1,3}/;

const NOTHING_SHOWED =
	/\b(?:nothing|none|no(?:ne)? of (?:it|them)|all (?:clear|negative|fine)|(?:was|were|came (?:out|back|up)|is|are|all) (?:fine|clear|negative|clean|ok|okay))\b/;

/** "The isothia-whatever came up like a pizza": an allergen of patch tests, with the test or what it showed beside it. */
function patchTested(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(
		({ kind, text }) =>
			!NOTHING_SHOWED.test(text) &&
			(kind === "own" || kind === "past") &&
			!OUTGROWN.test(text) &&
			!ONLY_WONDERS.test(text),
	);
	const tests = own.filter(({ text }) => THE_TEST.test(text));
	return own.flatMap(({ text, quote, sentence }) => {
		const test = tests.some((one) => Math.abs(one.sentence - sentence) <= 1);
		const shown = own.some((one) => one.sentence === sentence && IT_SHOWED.test(one.text));
		if (!test || !shown) return [];
		return allergensIn(thingsIn(text))
			.filter((about) => OF_PATCH_TESTS.includes(about))
			.map((about): PersonFact => ({ id: "allergy", about, quote, sure: true }));
	});
}

/** Typed where an allergy is asked for and there is none: as an ingredient it would stand in half of all lists. */
const NOT_ONE =
	/^(?:no|none|nope|nil|nothing|n ?[/.]? ?a\.?|not any|no allerg\w+|(?:no|none|not any|nothing)(?: that)? (?:known|i know(?: of)?))\.?$/;
const A_WORD = /[\p{L}\p{N}]{2}/u;

/**
 * Answers whose allergies are named as notes name them; an ingredient nobody knows stays as it was typed, and what names
 * none goes.
 */
export function nameAllergies<A extends object & { allergies?: string[] }>(answers: A): A {
	if (answers.allergies === undefined) return answers;
	const { allergies, ...others } = answers;
	const named = allergies.flatMap((said) => {
		const typed = said.replaceAll(/\s+/g, " ");
		const known = isAllergen(typed) ? [typed] : allergensIn(typed);
		if (known.length > 0) return known;
		return A_WORD.test(typed) && !NOT_ONE.test(typed) ? [typed] : [];
	});
	return { ...others, ...(named.length > 0 && { allergies: [...new Set(named)] }) } as A;
}

/** What a swollen face is likened to is nothing anybody put on it. */
function thingsIn(text: string): string {
	return text.replaceAll(
		/\b(?:tape|patches|plasters?|strips) on (?:my|his|her) back\b|\b(?:puffer ?fish|blow ?fish|like an? (?:\w+ )?(?:fish|egg|tomato|lobster))\b/g,
		"...",
	);
}

/** "No lanolin, I swell up": what is kept out is named though the words deny it. */
function named(text: string): string[] {
	return allergensIn(thingsIn(text).replace(/\b(?:no|not|nothing with|without|not even) /g, ""));
}

/** Ingredients a person says they are allergic to; how long ago it showed does not matter. */
export function readAllergies(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.filter(
		({ kind, text }) =>
			// "In my allergy card (2014) stands lanolin": the year is no thought of its own.
			!/^\d{4}$/.test(text.trim()) &&
			(kind === "own" || kind === "past" || (kind === "hypothetical" && NO_SALICYLATES.test(text))),
	);
	const facts: PersonFact[] = patchTested(clauses);
	const believes = told.some(({ text }) => BY_BELIEF.test(text));
	for (const [at, clause] of told.entries()) {
		const { text, quote } = clause;
		const allergic =
			affirms(text, ALLERGIC) || TESTED_ABROAD.test(text) || TOLD_OFF.test(text) || NO_SALICYLATES.test(text);
		if (ONLY_WONDERS.test(text) || OUTGROWN.test(text)) continue;
		const sentence = told.filter((one) => one.sentence === clause.sentence).map((one) => one.text);
		if (THE_TEST.test(text) && sentence.some((one) => NOTHING_SHOWED.test(one))) continue;
		const harmed = !allergic && (affirms(text, HARMS) || affirms(text, HARMS_ME));
		const avoids =
			!allergic &&
			!harmed &&
			!(BY_BELIEF.test(text) || (believes && ONLY_UNWANTED.test(text))) &&
			affirms(text, KEEPS_AWAY);
		if (!(allergic || harmed || avoids) || isTakenBack("allergy", clause, clauses)) continue;
		const unsure = /\b(?:maybe|might|may be|think|possibly|perhaps|probably|not sure|suspect)\b/.test(text);
		// A list or the ingredient itself may stand in the thought beside it, of the same sentence or right before.
		const beside = [
			clause,
			...told.filter(
				(other, place) =>
					other !== clause && Math.abs(place - at) === 1 && other.sentence === clause.sentence,
			),
		];
		const before = told[at - 1];
		const near = [...beside, ...(before === undefined || !(allergic || harmed) ? [] : [before])];
		const found = [
			...beside.map((one) => allergensIn(thingsIn(one.text))),
			...near.map((one) => (harmed || allergic ? named(one.text) : [])),
		].find((some) => some.length > 0);
		const listed = LISTS.test(text)
			? told
					.filter((other, place) => place >= at && other.sentence <= clause.sentence + 2)
					.flatMap((one) =>
						allergensIn(thingsIn(one.text)).filter(
							(about) => one.sentence === clause.sentence || !isActiveId(about) || !SPEAKS_ON.test(one.text),
						),
					)
			: [];
		const told_off = [
			...(TOLD_OFF.test(text) ? ["aspirin"] : []),
			...(NO_SALICYLATES.test(text) ? ["salicylates"] : []),
		];
		const abouts = [...told_off, ...(found ?? []), ...listed].filter(
			(about) => !avoids || !(isActiveId(about) || (about === "fragrance" && ONLY_UNWANTED.test(text))),
		);
		const freely =
			allergic && abouts.length === 0
				? (NAMES_FREELY.exec(text) ?? NAMED_BEFORE.exec(text))
						?.slice(1)
						.find((one) => one !== undefined)
						?.trim()
				: undefined;
		if (freely !== undefined && !NOT_A_THING.test(freely)) abouts.push(freely);
		for (const about of new Set(abouts)) facts.push({ id: "allergy", about, quote, sure: !unsure });
	}
	return facts;
}
