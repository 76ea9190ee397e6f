import type { AssistantContext } from "@dewlight/core/assistant/conversation.ts";
import type { Question, Slots } from "@dewlight/core/assistant/question.ts";
import { ownMeant } from "@dewlight/core/assistant/reading/own-products.ts";
import { isRetinoid } from "@dewlight/core/knowledge/actives.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import type { TopicId } from "./topics.ts";

/** What an answer known by heart is about: it fits only where the message itself names that. */
const HERE: Partial<Record<TopicId, RegExp>> = {
	"question.body_lotion": /\b(?:face|facial|cheeks?|forehead|eyes?|neck|head to toe|3in1|all in one)\b/,
	"question.toothpaste":
		/\b(?:tooth ?paste|lemon|lime|soda|vinegar|bleach|eggs?|urine|pee|garlic|alcohol|vodka|peroxide|windex|mayo\w*|turmeric|honey|oils?|yogh?urt|sugar|salt|coffee|oats?|oatmeal|potato|tomato|cucumber|onion|rice|spit|saliva|aloe|tea|milk|banana|avocado|crisco|glue|kitchen|home ?made|remed\w+|diy|butter|cinnamon|papaya|mouthwash|soap)\b/,
	"question.serum_or_cream":
		/\b(?:or|vs|versus|difference|differ|same|both|between|instead|and|than|what is|thicker|lighter|gels?|ointments?)\b/,
	"question.water": /\b(?:water|drink\w*|liters?|litres?|hydrat\w*|gallons?|bottles?|thirst\w*|coffees?)\b/,
	"question.aspirin": /\b(?:aspirin|salicyl\w*|bha|asa|ibuprofen|nsaids?)\b/,
	"question.tretinoin_prescription":
		/\b(?:get|buy|order|online|without|prescri\w*|doctor|gp|clinic|cost|where|need|ask|want|abroad|spain|mexico|pharmac\w*)\b/,
	"question.hyaluronic_dry":
		/\b(?:dr(?:y|ies|ied|ying|ier)|tight\w*|worse|thirst\w*|sting\w*|climate|humid\w*|damp|wet|suck\w*|pull\w*|flak\w*|plane|desert|sticky|parched)\b/,
	"question.sunburn":
		/\b(?:sun\w*|beach|tann?\w*|lobster|uv|outside|outdoors|pool|ski\w*|holiday|vacation|garden\w*|summer|hik\w*|spf)\b|^(?!.*\b(?:retin\w*|tret\w*|acids?|peels?|serum|cream|product)\b).*\b(?:burn\w*|red)\b/,
	"question.dermatologist":
		/^(?!.*\b(?:doctor|gp|derm\w*|pharmacist) (?:\w+ )?(?:says?|said|told|thinks?)\b)/,
	"question.order":
		/\b(?:order|first|last|before|after|then|next|layer\w*|under\w*|over|on top|goes (?:on|where|next)|sequence|start with|matter\w*|follow\w*|both)\b/,
	"question.stretch_marks":
		/\b(?:stretch\w*|striae|cellulite|belly|bell(?:y|ies)|thighs?|hips?|bump|boobs?|breasts?|stomach|growth|tummy)\b/,
	"question.lemon": /\b(?:lemons?|limes?|citrus|orange|grapefruit)\b/,
	"question.turmeric": /\b(?:turmeric|haldi|curcum\w*|ubtan|besan|golden|paste)\b/,
	"question.hair_dryer":
		/\b(?:dr[iy]ers?|hair ?dr[iy]ers?|blow\w*|heat\w*|warm|hot|straighten\w*|curl\w*|iron|styl\w+|diffuser|fan)\b/,
	"question.hot_water": /\b(?:water|showers?|showering|baths?|tub|lukewarm|steam\w*)\b/,
	"question.fabric_bleach":
		/\b(?:bleach\w*|stains?|stained|staining|pillow\w*|towels?|cloth\w*|fabric|sheets?|linen|shirts?|collars?|laundry|bedding|pyjamas|blanket|hair\w*)\b/,
	"question.one_cleanser": /\b(?:cleansers?|wash(?:es)?|soaps?|cleansing)\b/,
	"question.mask_often": /\b(?:masks?|masking|clay|mud|charcoal)\b/,
	"question.lines_young": /\b(?:lines?|wrinkl\w*|crow\w*|creas\w+|crinkl\w+|botox|folds?|ag(?:e|ing|eing))\b/,
	"question.clean_beauty": /\b(?:clean|toxic|nasties|free from)\b/,
	"question.tap_water": /\b(?:water|tap|shower|chlorine|filter|faucet)\b/,
};

const MONEY =
	/\b(?:pay\w*|paid|charg\w*|bill\w*|invoices?|refund\w*|card|subscri\w*|receipts?|paypal|renew\w*|cancel\w*|trial|plan|account|bank|vat|coupon|debit\w*|took (?:\w+ )?money)\b/;

/** The same where the turns before it may have named it: words of the app, of scans and of the plan, which skin alone never means. */
const ANYWHERE: Partial<Record<TopicId, RegExp>> = {
	about_deleting:
		/\b(?:account|data|photos?|pics?|pictures?|scans?|reports?|chats?|conversations?|history|messages?|profile|everything|info\w*|results?|selfies?|records?|subscription|leave|leaving|forget me|about me|stored|kept|email|gdpr|app)\b/,
	about_limits:
		/\b(?:plans?|subscri\w*|apps?|scans?|messages?|questions?|tokens?|chats?|free|pro|plus|premium|trial|upgrad\w*|downgrad\w*|pay|paid|paying|dewlight|discounts?|coupons?|students?|limits?|left|membership|account|photos?)\b/,
	about_billing: MONEY,
	about_photo:
		/\b(?:photos?|pics?|pictures?|selfies?|images?|camera|upload\w*|scans?|stor(?:e|ed|es|ing)|thumbnails?|biometric\w*|recogni\w*|face ?id|train\w*|delet\w*|leak\w*|kept|keep|sav(?:e|ed|ing)|privacy|private|see|sees|shared?|sell|sold)\b/,
	about_measuring:
		/\b(?:measur\w*|scans?|photos?|pics?|selfies?|camera|app|numbers?|scores?|scored|analy\w*|engine|algorithm|calculat\w*|comput\w*|detect\w*|accura\w*|values?|you|your|ai|report|severity|light|phone|picture)\b/,
	plan_changes:
		/\b(?:plans?|routine|steps?|regimen|schedule|program|you|your|list|products?|serum|cream|cleanser|sunscreen|retin\w*|acid|morning|night|evening|weekly)\b/,
	report_unmeasured:
		/\b(?:measur\w*|missing|shown?|read|readable|unread\w*|why no|blank|gaps?|empty|skip\w*|not (?:there|in|see|seen|found|able|detect\w*)|cannot|could not|unclear|left out|blur\w*|too dark|covered|beard|hair|glasses|detect\w*)\b/,
	"question.acid_before_sun":
		/\b(?:acids?|peel\w*|exfoli\w*|aha|bha|pha|glycolic|salicylic|lactic|mandelic|azelaic|retin\w*|tret\w*|adapalene|treatments?|actives?|toner|pads?)\b/,
	"question.scan_often":
		/\b(?:scan\w*|photos?|pics?|pictures?|selfies?|check ?ins?|measur\w*|app|track\w*|snap\w*|shots?)\b/,
	"question.waiting":
		/\b(?:wait\w*|minutes?|mins?|seconds?|absorb\w*|dr(?:y|ies|ied|ying)|sink\w*|between|soak\w*|layers?|layering|next (?:step|product|layer|one)|how long)\b/,
	"question.tretinoin_prescription": /\b(?:tret\w*|retin\w*|adapalene|differin|vitamin a)\b/,
	"question.sleep_stress":
		/\b(?:sleep\w*|slept|stress\w*|tired\w*|insomnia|nights?|exams?|work\w*|anxi\w*|awake|rest|bed\w*|hours|burn ?out|nap\w*|shift\w*|jobs?)\b/,
};

/** Topics whose answer reads the report or the plan. Where there is none yet, only who names one is told to scan first. */
const OF_REPORTS: { topics: ReadonlySet<TopicId>; named: RegExp } = {
	topics: new Set<TopicId>([
		"report",
		"report_sureness",
		"report_unmeasured",
		"progress",
		"plan_changes",
		"plan_why",
	]),
	named:
		/\b(?:reports?|scan\w*|photos?|pics?|pictures?|selfies?|results?|scores?|numbers?|readings?|measur\w*|analy\w*|plans?|routine|steps?|progress|chang\w*|improv\w*|better|worse|my (?:skin|face|type|results?)|you (?:see|saw|seen|find|found|think|notice\w*|say|said)|do i (?:have|look)|am i|(?:accurate|sure|certain|confident|reliable))\b/,
};

/** A message with what its words name, and what was named before it. */
export interface Said {
	message: string;
	question: Question;
	earlier: readonly Slots[];
	/** Its words, and those of the person's own turns before it. */
	told: readonly string[];
	context: AssistantContext;
}

export function namesSkinCare({ actives, excluded, category, concerns, zones }: Slots): boolean {
	return actives.length + excluded.length + concerns.length + zones.length > 0 || category !== null;
}

/** Care for whatever the report shows is meant. */
const GENERAL = /\b(?:skin|face|report|results?|problems?|concerns?|everything)\b/;
const BESIDE =
	/\b(?:with|mix\w*|combin\w*|together|pair\w*|layer\w*|same|and|after|before|beside|plus|clash\w*|go(?:es)?)\b/;
const OWN_SHELF =
	/\b(?:my|mine|i (?:use|have|own|take)|using|routine|shelf|products?|stuff|else|others?|everything|all (?:of )?(?:it|these|this))\b/;
/** What somebody says who asks for the report, whatever else is in the message. */
const OF_REPORT =
	/\b(?:skin\w*|face|reports?|results?|scan\w*|photos?|pic\w*|selfies?|see+|saw|seen|show\w*|find\w*|found|says?|said|read\w*|scores?|numbers?|values?|points?|measur\w*|analy\w*|complexion|look\w*|type|good|bad|worst|best|better|worse|problem\w*|issues?|concerns?|verdict|summ\w*|outcome|news|detect\w*|notice\w*|wrong|normal|fine|mine|main|severe|severity|explain|worry|serious|state|condition|level|strong|weak\w*|sensitiv\w*)\b/;
/** An ingredient that no table holds. */
const ASKS_WHAT = /\b(?:what|tell me|explain|know about|heard of)\b/;

/** Said of a pregnancy, a child that is nursed or one that is wished for. */
const EXPECTING =
	/\b(?:(?<!looks? )pregnan\w*|expecting|trimesters?|carrying|bump|preggers|due (?:in|date)|(?:weeks|months|mos?) (?:along|gone|pp|post ?natal)|up the duff|with child|midwife|unborn|(?:breast|chest) ?f[ee]+d\w*|bf|nurs(?:e|ing)|lactat\w*|pump(?:ing)?|baby|babies|newborn|ttc|conceiv\w*|trying (?:for|to (?:have|get|conceive)|this month)|ivf|embryos?|fertility|postpartum|miscarr\w*|gave birth|after (?:the )?birth|positive (?:test|stick))\b/;
const YOUNG =
	/\b(?:\d{1,2} ?(?:yo|yrs?|years?)|(?<!like (?:i am|im|a|when i was) )1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|teen\w*|tweens?|kids?|child\w*|sons?|daughters?|boys?|girls?|school\w*|year \d+|grade|parents?|mum|mom|dad|age|old enough|too young|young\w*|minors?|underage|under ?18|puberty|niece|nephew|little (?:sister|brother)|lad|class)\b/;

function isExpecting({ person }: AssistantContext): boolean {
	const { pregnancy } = person.preferences;
	return pregnancy !== undefined && pregnancy !== "no";
}

/** As likely as this, the whole sentence has told the topic, and no single word of it has to. */
const TOLD_BY_ALL = 0.9;

/** Some answers need a thing to be about; what came before may have named it. */
export function isAnswerable(topic: TopicId, said: Said, chance = 0): boolean {
	const toldByAll = chance >= TOLD_BY_ALL;
	const { question, earlier, context } = said;
	const { slots, text } = question;
	const { shown, named, in_use, report } = context;
	const all = [slots, ...earlier];
	const ownConcern = slots.concerns.length > 0 && /\b(?:my|i)\b/.test(text);
	if (
		report === null &&
		OF_REPORTS.topics.has(topic) &&
		!(ownConcern || toldByAll || OF_REPORTS.named.test(text))
	)
		return false;
	const active = all.some(({ actives, excluded }) => actives.length + excluded.length > 0);
	switch (topic) {
		case "ingredient":
			return active || (earlier.length === 0 && ASKS_WHAT.test(text));
		case "held":
		case "instead":
			return active;
		case "how_to_use":
			return active || all.some(({ category }) => category !== null);
		case "combine":
			return (
				all.flatMap(({ actives }) => actives).length > 1 ||
				BESIDE.test(text) ||
				(in_use.length > 0 && OWN_SHELF.test(text))
			);
		case "other_product":
			return shown.length + named.length > 0 || all.some(namesSkinCare) || ownMeant(text, in_use).length > 0;
		case "product_facts":
			return shown.length + named.length + in_use.length > 0;
		case "pick_why":
			return shown.length > 0;
		case "pregnancy":
			return isExpecting(context) || said.told.some((one) => EXPECTING.test(one));
		case "minor":
			return isMinor(context.person.preferences) || said.told.some((one) => YOUNG.test(one));
		case "report":
			return (
				toldByAll ||
				earlier.length > 0 ||
				slots.zones.length + slots.concerns.length > 0 ||
				OF_REPORT.test(text)
			);
		case "concern_advice":
			return (
				all.some(({ concerns }) => concerns.length > 0) ||
				(report !== null && (earlier.length > 0 || slots.zones.length > 0 || GENERAL.test(text)))
			);
		default:
			return toldByAll || fitsNamed(topic, said);
	}
}

function fitsNamed(topic: TopicId, said: Said): boolean {
	const {
		question: { slots, text },
		earlier,
	} = said;
	const here = HERE[topic];
	if (here !== undefined && !here.test(text)) return false;
	const anywhere = ANYWHERE[topic];
	if (anywhere !== undefined && !said.told.some((one) => anywhere.test(one))) return false;
	if (topic !== "question.retinol_or") return true;
	const last = earlier.findLast(({ actives }) => actives.length > 0)?.actives ?? [];
	const actives = slots.actives.length > 1 ? slots.actives : [...slots.actives, ...last];
	return actives.every(({ id }) => isRetinoid(id));
}
