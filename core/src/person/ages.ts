import { clauseKind, PEOPLE, SOMEONE } from "../skin/note/clause-kind.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFactId } from "./person-fact.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const WORD = `(?:${TENS.slice(2).join("|")})(?: (?:${ONES.slice(1, 10).join("|")}))?|${ONES.slice(1).join("|")}`;
const NUMBER = `(\\d{1,2}(?:\\.5)?(?![\\d.])|(?:${WORD})\\b)`;
const NOT_AN_AGE =
	"(?! and [0-6]\\b)(?! ?(?:weeks?|wks?|months?|days?|hours?|minutes?|percent|times|steps|products?|of|or|to|nights?|mg|kg|pounds|lbs|cm|mm|feet|foot|ft|inch(?:es)?|more|less|into|stone|spots?|pimples?|minute|x|am|pm|st|nd|rd|th|in 1|different|moles?|hundred|k|scans?|things|serums?|quid|dollars|miles|years? (?:ago|in|of|post|clean|sober|cancer|free|into|smok)|years? on)\\b)";

const OWN_AGE: readonly RegExp[] = [
	new RegExp(
		`\\bi (?:am|turned|just turned|have just turned|recently turned)(?: only| just| actually| really| in fact| a| an| already| like| about| around| now| aged)? ${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(
		`(?<!(?:from|at|since|before|by|until|around|the|my|of|over|under|old|like) )\\b(?:aged?|turned) ${NUMBER}(?! years? (?:since|in|over|more|older|because|after|from|overnight)\\b)${NOT_AN_AGE}`,
	),
	new RegExp(
		`^(?:hi+ |hello |hey |so |ok |right |guy |girl |lad |male |female |m |f )*${NUMBER}(?= ?(?:$|,| (?:since|with a|and three|and a half|next|nearly|ans|anni|anos|jahre|lat|let|f|m|male|female|girl|boy|guy|lad|man|woman|yo|y o|years? old|yrs? old|year old|years young|here|and(?! \\d))\\b))`,
	),
	new RegExp(
		`(?<!\\b(?:(?:my|our|his|her|your)|(?:it|that|this|which|camera|phone|telephone|tablet|laptop|screen|glass|lens|lamp|bulb|car|house|bed|mattress|bottle|tube|jar|cream|serum|scar|tattoo|dog|cat) (?:is|was)(?: about| nearly| already| only)?) )\\b${NUMBER} ?(?:years? old|yrs? old|year old|yo|y o)\\b(?! (?:scars?|tattoo|bottle|tube|jar|cream|serum|mole|marks?|house|car|phone|son|daughter|kid|child|boys?|girls?|sister|brother|dog|cat|baby|products?|sunscreen|in me|self|me)\\b)`,
	),
	new RegExp(
		`(?:^|, |\\b(?:female|male|f|m|girl|boy|guy|lad|woman|man|student|teen|teenager) )${NUMBER}(?= ?(?:$|,))`,
	),
	// "6M" on a jar is how long it lasts once it is open.
	new RegExp(
		`(?<!\\b(?:jars?|pots?|tubes?|bottles?|symbols?|icons?|labels?|packs?|packaging|printed|stamped|creams?|serums?|lotions?|gels?|cleansers?|sunscreens?|products?|box|lid)\\b.{0,40})\\b${NUMBER} (?:f|m|male|female|girl|boy)(?= ?(?:$|,| ))`,
	),
	// As many languages say it: "I have 14 years", "16 years I have", "a girl of 15 years".
	new RegExp(
		`(?<!\\b(?:since|when|until|before|after) )\\bi have ${NUMBER} years\\b(?! (?:of|in|left|with|on)\\b)`,
	),
	new RegExp(`^${NUMBER} years (?:i|we) have\\b`),
	new RegExp(
		`(?<!\\bwas an? (?:\\w+ )?)\\b(?:man|woman|lady|gentleman|guy|girl|boy|lad|bloke|lass|student|pupil) of ${NUMBER}(?:${NOT_AN_AGE}| years?\\b)`,
	),
	new RegExp(`\\bsweet ${NUMBER}(?! hundred)`),
	new RegExp(
		`\\bi (?:am|m) (?:still|barely|all of|a young|a youthful|a sprightly|already) ${NUMBER}${NOT_AN_AGE}`,
	),
];
/** Told of high ages alone: at a low one something began that long ago. */
const OLD =
	"((?:6[5-9]|[789]\\d)|(?:sixty (?:five|six|seven|eight|nine))|(?:seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?)\\b";
const OLD_AGE: readonly RegExp[] = [
	new RegExp(
		`^(?:so |now |and |well )*at (?:the age of )?${OLD}(?= ?(?:$|,| (?:i|my|me|one|you|the|it|we|years)\\b))`,
	),
	new RegExp(
		`\\b(?<!(?:retired|until|till|died|passed) )at ${OLD}(?! (?:percent|degrees|celsius|quid|pounds|euros))`,
	),
	new RegExp(
		`\\b(?:hit|reached|past|passed|pushing|approaching|over|touching|knocking on) ${OLD}(?! (?:percent|products|quid|pounds|dollars|euros|kg|mg|miles|spf))`,
	),
	new RegExp(
		`\\b${OLD} (?:is|are) behind me|\\b${OLD} years (?:on the clock|young|behind me|under my belt|of age)`,
	),
	new RegExp(
		`(?:^(?:so |well |i am )*|, )${OLD}(?= ?(?:$|,| (?:next|last|in (?:jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|spring|summer|autumn|winter)\\w*|this|and|yrs|years|now|with)\\b))`,
	),
];
/** Below it a number counts something else. */
const LEAST_TOLD = 6;
const TURNING = new RegExp(
	`\\b(?:turning|turn|will be|shall be|be turning|nearly|almost|not yet|not quite|not even|about to be|soon to be|going to be|until i am|till i am|til i am|when i am|when i turn|once i am|before i am|before i turn|before my|til my|next birthday is my) ${NUMBER}(?:th|st|nd|rd)?${NOT_AN_AGE}`,
);
/** "Eighteen in June". */
const SOON = new RegExp(
	`(?:^|, )(?:i am )?${NUMBER} (?:in (?:jan\\w*|feb\\w*|march|april|may|june|july|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|\\w+ (?:days?|weeks?|months?))|next (?:week|month|year)|tomorrow)\\b`,
);
const BIRTHDAY = /\bmy (\d{1,2}) ?(?:th|st|nd|rd) (?:birthday|bday)\b/;
const BIRTHDAY_AHEAD =
	/\b(?:next|soon|coming|upcoming|for my|before|until|till|til|tomorrow|in \d|is in|saving|cannot wait|wish)\b/;
const SWEET =
	/\bsweet sixteen\b|\bsweet 16\b|\b(?:my|our) (?:\w+ )?(?:quinceanera|quince)\b|^(?:quinceanera|quince) (?:in|is|next|on|soon)\b|\b(?:my|our) (?:\w+ )?(?:bar|bat) mitzvah\b/;
/** A feast that is over. */
const FEAST_OVER = /\b(?:since|after|was|had|last|did|when i turned)\b/;
/** What the law allows at an age, and not before. */
const NOT_YET_18 =
	/\b(?:not old enough|too young|cannot|not allowed|not able|two years off|year off) (?:yet )?(?:to )?(?:vote|voting|buy alcohol|get served|be served|drink legally|get a tattoo|sign for myself|sign the form)\b|\bparent\w* (?:have to|has to|had to|must) sign\b|\bold enough to drive\b/;
/** "Born in 1959". A pure reader has no clock: later than this year somebody reads a little younger than they are, the careful side. */
const READ_IN = 2026;
const BORN_IN = /\bborn (?:in )?(19[2-9]\d|20[01]\d)\b/;
const IN_DECADE =
	/\b(?:in|into|past|through|beyond) (?:my|her|his) (?:late |mid |early )?(?:(seventies|eighties|nineties)|([789])0s)\b|\b(?:pensioner|septuagenarian|octogenarian|nonagenarian|oap|old age pension|state pension|senior citizen|great grand\w+|bus pass|free travel|freedom pass|medicare|care home|nursing home|retirement home|assisted living|sheltered housing|golden wedding|diamond wedding|60th wedding anniversary|mobility scooter|zimmer|stairlift|over 70s|over seventies|u3a|national service|seventy something|eighty something|four score|three score and ten)\b|\b(?:on|in|draw\w*|get\w*|collect\w*|claim\w*|living on) (?:my |the |a |his |her )?pension\b|\b(?:pension age|my pension|old folks|in my dotage)\b|\bborn (?:before|during|in) the (?:second )?(?:world )?war\b/;

/** School years of the UK and the US, by the younger age of each. */
const SCHOOL: readonly (readonly [RegExp, number])[] = [
	[
		/\b(?:secondary|big|senior|high) school (?:next|in sept\w*|after (?:the )?(?:summer|holidays))|\b(?:start|starting|begin|go to|off to) (?:secondary|middle|big|junior high)(?: school)?(?= ?$| ,| next| in| after| soon)|\bmilk (?:tooth|teeth)\b|^year [1-6](?= ?$| ,| and)|\b(?:cm[12]|ce[12]|cours moyen|grundschule|scuola elementare|prima media|sixieme|6 ?eme)\b|\b(?:pre ?k|preschool|(?<!\blike (?:a |in )?)kindergart\w+|reception (?:class|year)|in reception|nursery class|key stage (?:1|2|one|two)|junior infants|senior infants|p[1-6] (?:at school|pupil|student|teacher)|primary (?:[1-6]|one|two|three|four|five|six)|playgroup|daycare|creche|pre teen|preteen|not a teenager yet|last year of primary|fifth class|brownies|cub scouts|tooth fairy|ks[12])\b/,
		10,
	],
	[
		/\b(?:primary school|elementary school|class (?:one|two|three|four|five|six|i|ii|iii|iv|v|vi) student|[1-6](?:st|nd|rd|th) class|in year [3-6](?! (?:of|on|into))|elementary|class teacher in year [456]|sats revision|11 plus|[1-6](?:st|nd|rd|th) grade(?:rs?)?|(?:class|std|standard) [1-6](?! ?(?:th|st)\b)|[1-6](?:st|nd|rd|th) (?:standard|std)|(?:first|second|third|fourth|fifth|sixth) grade(?:r)?|grade [1-6](?! (?:piano|violin|trumpet|guitar|flute|clarinet|cello|drums?|singing|music|theory|ballet|exam|acne|rosacea|burn))|year [1-6] (?:at|in) school|y[456]|junior school)\b/,
		10,
	],
	// In Nairobi, Lagos and Kuala Lumpur secondary school begins there.
	[/\b(?:form (?:1|one)|first form)\b/, 13],
	[
		/\b(?:year (?:7|seven)|y7|ks3|7th grade|seventh grade|grade (?:7|seven)|7th grader|seventh grader|(?:class|std|standard) 7|7th (?:standard|std)|year (?:8|eight)|y8|p7|primary (?:7|seven)|jss ?[12]|s1 (?:pupil|student)|junior high|class (?:7|seven|vii)|tween|middle ?schooler|starting secondary)\b/,
		12,
	],
	[
		/\b(?:sixth form\w*|(?:lower|upper) sixth|not 18 (?:til|till|until|yet)|6th form\w*|a levels?|as levels?|year (?:12|twelve|13|thirteen)|y12|y13|11th grade\w*|eleventh grade\w*|12th grade\w*|twelfth grade\w*|grade (?:11|eleven|12|twelve)|high ?school (?:junior|senior)|(?:junior|senior) (?:in|at|of|year (?:in|at|of)) high ?school|senior year|leaving cert|(?:junior|senior) year(?! (?:of|at|in) (?:college|uni\w*))|oberstufe|bachillerato|terminale|premiere au lycee|au lycee|lycee|liceo|abitur|bac(?:calaureate)? (?:student|prep|revision)|atar|hsc|vce|waec|neco|jamb|matric(?: year)?|ss ?3|ss3|12th boards|class 12 boards|neet|jee|highers|advanced highers|s[56] (?:pupil|student)|senior high|btec|t levels?|psats?|sats? prep|ucas|college apps|prom|junior in (?:hs|high school)|senior in (?:hs|high school)|(?:hs|high ?school) (?:junior|senior)|driving lessons|learners? licen[cs]e|class (?:11|12|xi|xii)|1[12]th (?:standard|std|class)|(?:standard|std) 1[12]|plus (?:one|two) student|junior year of high|driving lessons at school|learners? permit|learner driver at school)\b/,
		16,
	],
	[
		/\b(?:year (?:9|nine)|y9|year (?:10|ten)|y10|8th grade\w*|eighth grade\w*|grade (?:8|eight|9|nine)|9th grade\w*|ninth grade\w*|10th grade\w*|tenth grade\w*|grade (?:10|ten)|high ?school (?:freshman|freshie|sophomore)|(?:freshman|sophomore) (?:in|at|of|year (?:in|at|of)) high ?school|middle school|gcses?|igcses?|junior cert\w*|[43] ?e(?:me)? au college|[43] ?eme|troisieme|quatrieme|terza media|seconda media|(?:seventh|eighth|ninth|tenth) class|(?:8|9|10) ?te klasse|(?:[1-4](?: ?o)?(?: de)?(?: la)?|en la|de la|la) eso|gimnazjum|college in france|transition year|freshman|freshie|sophomore|o levels?|national 5s?|10th boards?|board exams?|ss ?[12]|jss ?3|s[234] (?:pupil|student)|confirmation class|first period at school|my form tutor|form tutor|head of year|hall pass|recess|homeroom|secondary (?:2|3|two|three)|class (?:8|9|10|ix|x)|(?:8|9|10)th (?:standard|std|class)|(?:standard|std) (?:8|9|10)|form (?:2|3|4)|mocks|homework|detention|school (?:photo|uniform|bus|trip|disco|dance|play|project|nurse)|in school|at school|after school|pe class|gym class|math class|my class(?:mates)?|the (?:girls|boys|kids|people) in my (?:class|year|grade)|8th class|year (?:11|eleven)|y11|secondary school|high ?school|high ?schooler|my teacher|under 16)\b/,
		14,
	],
	[
		/\b(?:i am (?:a |still a )?(?:teen|teenager|minor)|under 18|not 18|teen (?:girl|boy|guy) here|as a teen(?:ager)?(?: girl| boy)?|teenage (?:girl|boy|guy))\b/,
		14,
	],
];
/** A pupil who is not the writer; where advice is sought for one, the school is theirs. */
const SCHOOL_OF_A_CHILD = /\b(?:grandson|granddaughter|grandkids?|nephew|niece|twins|son|daughter)\b/;
const SCHOOL_OF_OTHERS =
	/\b(?:teach|teacher at|work at|work in|kids?|left|since|years ago|reunion|after|pupils?|classes|class of|taught|when i was|at school i|in school i|old|hated them at|was in|trip|happened|once|remember|students|lot (?:ask|say|call)\w*|ask(?:s|ed)? (?:why|me|if|whether)|like (?:i am|when|back)|all over again)\b/;

const BANDS: readonly (readonly [number, number, PersonFactId])[] = [
	[0, 12, "under_13"],
	[13, 15, "age_13_15"],
	[16, 17, "age_16_17"],
	[65, 99, "age_65_or_more"],
];

/** The age fact of the writer, or of the one they ask for, with the clause that told it; null for none without a fact. */
export function readAge(
	clauses: readonly Clause[],
	for_other = false,
): { id: PersonFactId; quote: string; sure: boolean } | null {
	const now = clauses.flatMap((clause) => {
		if (clause.kind === "someone_else") return [];
		if (clause.kind !== "past" || BORN_IN.test(clause.text)) return [clause];
		const parts = clause.text.split(" , ").filter((part) => clauseKind(part) !== "past");
		return parts.map((text) => ({ ...clause, text }));
	});
	const own_school = (text: string) => (SCHOOL_OF_A_CHILD.test(text) ? null : schoolAge(text));
	const ways = for_other ? [otherAge, exactAge, schoolAge] : [exactAge, own_school];
	for (const find of ways) {
		for (const { text, quote } of now) {
			const age = find(withoutStrengths(text, quote));
			const band = age === null ? undefined : BANDS.find(([from, to]) => age >= from && age <= to);
			// A school tells an age only by the way, and may be somebody else's.
			if (band) return { id: band[2], quote, sure: find === exactAge || find === otherAge };
			if (age !== null && age >= 18) return null;
		}
	}
	return null;
}

/** "A gel, 10%": spelled out, the sign is gone. */
function withoutStrengths(text: string, quote: string): string {
	const strengths = quote.match(/\d+(?:\.\d+)?(?= ?%)/g) ?? [];
	return strengths.reduce((left, one) => left.replace(new RegExp(`\\b${one}(?![\\d.])`), "strength"), text);
}

const OTHER_AGE: readonly RegExp[] = [
	new RegExp(
		`${SOMEONE}(?: (?!i\\b|my\\b)[\\w,]+){0,4}? (?:is|aged?|turned|just turned|turns|turning|,|who is|only|nearly) (?:only |just |nearly |almost )?${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(
		`(?:${SOMEONE}|^(?:${PEOPLE})) (?:is |of |turns |turned |aged? |just |only |nearly |now |almost )*${NUMBER}(?:(?= ?(?:$|,| at\\b| next\\b| in\\b| and\\b))|${NOT_AN_AGE}| years?\\b)`,
	),
	new RegExp(`^(?:our \\w+ ,|[a-z]{3,9} is) (?:only |just |nearly |now )?${NUMBER}(?= ?(?:,|$|years?\\b))`),
	new RegExp(
		`\\bwho is (?:only |just |nearly )?${NUMBER}(?= ?(?:,|$))|\\b(?:boy|girl|lad|child|kid|man|woman|lady|son|daughter) of ${NUMBER}\\b`,
	),
	new RegExp(
		`^(?:[\\w.]+ ){0,4}?(?:she|he) (?:is|has just|just|has)? ?(?:just |only |nearly |almost |still )?(?:turned |turns )?${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(`\\b${NUMBER} ?(?:years? old|yrs? old|year olds?|yo|y o)\\b`),
	new RegExp(`\\b(?:age|aged) ${NUMBER}${NOT_AN_AGE}`),
];
const NOT_YET_ONE = new RegExp(
	`\\b(?:${WORD}|\\d{1,2}) ?(?:days?|weeks?|months?|mths?|mo|wo)(?: and a half)? olds?\\b|\\b(?:she|he|baby|who) is (?:only |just |about |nearly )?(?:${WORD}|\\d{1,2}) (?:days?|weeks?|months?)\\b(?! (?:pregnant|along|gone|into|post))`,
);
const SMALL_CHILD =
	/(?<!\b(?:for|having|have|had|after|wants?|want|before) )\b(?:my|our|the) (?:[\w.]+ ){0,2}?(?:baby|babies|newborn|infant|toddler|preemie|preschooler|pre schooler)\b(?! (?:sister|brother|skin|face|products?|bump|shower|lotion|oil|soap|shampoo|wipes|powder|cream|hairs?|is due|daddy|mama))/;

/** A mother who feeds her newborn is the one that is spoken of. */
const GROWN_FIRST =
	/^(?:(?:my|our|the) )?(?:\w+ )?(?:wife|sister|mum|mom|mother|partner|girlfriend|daughter in law|friend|husband)\b/;
/** Age of the one who is asked for. */
function otherAge(text: string): number | null {
	if (NOT_YET_ONE.test(text)) return 0;
	for (const pattern of OTHER_AGE) {
		const said = pattern
			.exec(text)
			?.slice(1)
			.find((one) => one !== undefined);
		if (said !== undefined) return numberOf(said);
	}
	return SMALL_CHILD.test(text) && !GROWN_FIRST.test(text) ? 1 : null;
}

/** What somebody looks or feels like is no age: "like I'm fifteen again". */
const LIKE_AN_AGE = /\b(?:like|as if|as though) i (?:am|was|were) (?:a )?[\w ]+/;
/** A number by itself counts something else. */
const BARE_NUMBER = /^(?:[a-z]+|\d)$/;

function exactAge(heard: string): number | null {
	const text = heard.replace(LIKE_AN_AGE, "...");
	if (BARE_NUMBER.test(text)) return null;
	const turning = (TURNING.exec(text) ?? SOON.exec(text))?.[1];
	if (turning !== undefined && numberOf(turning) > LEAST_TOLD) return numberOf(turning) - 1;
	const birthday = BIRTHDAY.exec(text)?.[1];
	if (birthday !== undefined) return Number(birthday) - (BIRTHDAY_AHEAD.test(text) ? 1 : 0);
	if (SWEET.test(text)) {
		const ahead = text.includes("mitzvah") ? 12 : text.includes("quince") ? 14 : 15;
		return FEAST_OVER.test(text) ? ahead + 1 : ahead;
	}
	if (NOT_YET_18.test(text)) return 16;
	const born = BORN_IN.exec(text)?.[1];
	if (born !== undefined && /\b(?:i|i am|i was)\b|^born\b/.test(text)) return READ_IN - Number(born);
	if (IN_DECADE.test(text)) return 75;
	for (const pattern of OLD_AGE) {
		const said = pattern
			.exec(text)
			?.slice(1)
			.find((one) => one !== undefined);
		if (said !== undefined) return numberOf(said);
	}
	for (const pattern of OWN_AGE) {
		const said = pattern.exec(text)?.[1];
		if (said === undefined) continue;
		const age = numberOf(said);
		if (age >= 6 && age <= 99) return age;
	}
	return null;
}

function schoolAge(text: string): number | null {
	if (SCHOOL_OF_OTHERS.test(text)) return null;
	const said = text.replaceAll(/\bhs\b/g, "high school");
	return SCHOOL.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

function numberOf(said: string): number {
	if (/^\d/.test(said)) return Math.floor(Number(said));
	const [first = "", second] = said.split(" ");
	const tens = TENS.indexOf(first);
	if (tens >= 2) return tens * 10 + (second === undefined ? 0 : ONES.indexOf(second));
	return ONES.indexOf(first);
}
