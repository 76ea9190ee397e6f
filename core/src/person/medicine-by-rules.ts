import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

/** Something to swallow, told without its name. */
const BY_MOUTH =
	/\b(?:capsules?|caps|tablets?|tabs|pills?|antibiotics?|anti ?malarials?|meds|medicines?|medication|malaria (?:tablets?|pills?|stuff|things?|meds|ones?))\b/;
/** Who hands out what is taken on a journey, and what it is against. */
const OF_A_JOURNEY =
	/\b(?:malaria\w*|anti ?malarials?|mosquito\w*|mozzie\w*|travel (?:nurse|clinic|doctor|jabs?|shots?|vaccin\w*)|jabs? for|jabbed|bed ?net|sold me a net|yellow fever|safari|tropics?|tropical|jungle|africa|malawi|kenya|ghana|uganda|nigeria|tanzania|zambia|mozambique|cambodia|laos|myanmar|papua|borneo|amazon|sierra leone|cameroon|congo|gambia|senegal|madagascar|thailand|indonesia|india)\b/;

const NUMBER = "(?:a|an|one|two|1|2|couple of|the)";
const MONTH =
	"(?:(?:a|one|1|another|the) (?:\\w+ )?month|(?:four|4) (?:\\w+ )?weeks?|28 days|30 days|(?:a|one) whole month)";
/** Begun a day or two before and taken for a month after: no other capsule against malaria is taken so. */
const DAY_BEFORE = new RegExp(
	`\\b(?:(?:${NUMBER} )?(?:days?|nights?|couple of days|evening)(?: or (?:two|so))? (?:before|ahead|prior)|before i (?:fly|go|leave|land|travel|set off))\\b`,
);
const MONTH_AFTER = new RegExp(
	`\\b${MONTH} (?:\\w+ ){0,3}?(?:after|afterwards|when|once|from when|back|home)\\b|\\b(?:after|afterwards|keep|carry on|go on|continue|until|till|for)\\b(?: \\w+){0,7}? ${MONTH}\\b`,
);

/** Rules that come with this kind of capsule. Upright and with much water alone is said of tablets for bones too. */
const UPRIGHT =
	/\b(?:upright|(?:sit|sitting|sat|stay|staying|stand|standing) (?:up|straight)|(?:not|never) (?:to )?(?:lie|lay|lying) (?:down|flat)|(?:big|full|large|tall|whole|huge|good|pint) (?:glass|glassful|mug|tumbler|pint)(?: of)? (?:of )?water|before (?:i )?(?:lie|go) (?:down|to bed))\b/;
const NO_MILK =
	/\b(?:no|not|without|never|away from|avoid|apart from|keep off|skip|hours? (?:before|after|from)) (?:\w+ ){0,3}?(?:milk|dairy|yogh?urt|cheese|calcium|iron|antacids?|indigestion tablets?|gaviscon|rennies?|zinc tablets?)\b/;
const WARNS_OF_SUN =
	/\b(?:(?:avoid|out of|away from|keep off|mind|careful (?:in|of|with)|watch (?:out for )?|no|limit|stay out of|cover up (?:in|from)|warn\w* (?:me )?(?:about|of)|something about|about) (?:(?:the|too much|direct|strong|bright|any) )*(?:sun|sunshine|sunlight|sunbathing|sunbeds?)|(?:burn|burns|fry|fries|crisp up|go lobster|cook) (?:\w+ ){0,3}?(?:in|from) (?:the )?sun\w*|sun sensitiv\w*|sensitiv\w* to (?:the )?(?:sun|light)\w*|photosens\w*|sun (?:sticker|warning|with a (?:line|cross)))\b/;
/** A label on a box or somebody who handed it out says so; a wish to stay out of the sun is none. */
const TOLD_BY =
	/\b(?:nurse|pharmacist|chemist|doctor|doc|gp|physician|clinic|leaflet|label|box|packet|pack|sticker|insert|instructions?|she (?:said|told|rattled)|he (?:said|told)|they (?:said|told)|told (?:me )?to|supposed to|have to|has to|got to|must)\b/;
/** What is taken by other rules, or is none of these. */
const OTHERS =
	/\b(?:malarone|atovaquone|proguanil|mefloquine|lariam|chloroquine|primaquine|tafenoquine|paludrine|alendron\w*|fosamax|risedron\w*|ibandron\w*|actonel|boniva|bones?|osteopo\w*|isotretinoin|accutane|roaccutane|vitamin\w*|collagen|supplements?|iron tablets?|probiotics?)\b/;

const REACH = 2;

/**
 * Doxycycline and its relatives, told by how they are taken: from the day before a journey until a month after it, or
 * upright with much water, without milk, and with a warning of the sun. Unsure, as nobody named it.
 */
export function medicineByRules(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else");
	const taken = own.filter(({ text }) => BY_MOUTH.test(text) && !OTHERS.test(text));
	const told = taken.find(({ sentence }) => {
		const near = own
			.filter((one) => Math.abs(one.sentence - sentence) <= REACH)
			.map(({ text }) => text)
			.join(" , ");
		if (OTHERS.test(near)) return false;
		const journey = OF_A_JOURNEY.test(own.map(({ text }) => text).join(" , "));
		const scheduled = DAY_BEFORE.test(near) && MONTH_AFTER.test(near);
		const sun = WARNS_OF_SUN.test(near) && TOLD_BY.test(near);
		const rules = [UPRIGHT.test(near), NO_MILK.test(near), sun].filter(Boolean).length;
		return (journey && scheduled) || rules >= LEAST_RULES || (journey && sun);
	});
	return told === undefined ? [] : [{ id: "photosensitizing_medicine", quote: told.quote, sure: false }];
}
const LEAST_RULES = 2;
