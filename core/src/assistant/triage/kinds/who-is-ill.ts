/** Who is ill, where it is not the writer, in the words of the message. Lower case, spelled out. */
const PEOPLE =
	"husband|wife|partner|boyfriend|girlfriend|fiance|mum|mom|mother|dad|father|nan|gran|grandma|grandad|granddad|grandpa|grandmother|grandfather|son|daughter|baby|toddler|child|kid|little one|boy|girl|twins?|nephew|niece|grandson|granddaughter|brother|sister|friend|mate|flatmate|roommate|neighbou?r|uncle|aunt|auntie|boss|colleague|client|patient";
const CHILDREN =
	/^(?:son|daughter|baby|toddler|child|kid|little one|boy|girl|twins?|nephew|niece|grandson|granddaughter)$/;
const SUBJECT = new RegExp(
	`\\b(?:my|our|the|for my|his|her) (?:\\d+ ?(?:yr|year|month|week|day|wk|mo)s? ?(?:old )?|\\w+ )?(${PEOPLE})(?: (?:is|has|had|just|was|got|\\d+|who|she|he|says?|complains|woke|came|started|drank|swallowed|ate|fell|cannot|looks?|feels?|collapsed|keeps?)\\b|'?s (?:\\w+ )?(?:skin|face|cheeks?|mouth|lips?|tongue|eyes?|arms?|legs?|shin|jaw|chest|hands?|back|head|neck|mole|rash|temperature|breathing)\\b| ,)|\\bwriting for (?:my|our) (${PEOPLE})\\b|\\bmy (\\d+) ?(?:yr|year|month|week)s? ?olds?\\b`,
);
/** What is done with or by somebody who is not ill: they say something, pay, or are asked. */
const ASIDE = new RegExp(
	`\\b(?:my|our|the) (?:\\w+ )?(?:${PEOPLE}) (?:says?|said|thinks?|told|gave|bought|reckons?|swears?|lent|recommend\\w*|wants me|put this|is at work|is out|(?:is|are) (?:fine|ok|okay|well|all right|safe|asleep|sleeping|away|here|with me)|off|to (?:school|nursery|bed))\\b`,
	"g",
);

const OWN_BODY =
	/\bmy (?:own |left |right |both |whole |upper |lower )?(?:chest|face|lips?|tongue|throat|eyes?|legs?|arms?|skin|hands?|jaw|mouth)\b/;
/** It happened to the writer, whoever stood by. */
const OWN_ACT =
	/\bi (?:(?:just|have|had|then|also|accidentally|nearly|almost|suddenly) ){0,2}(?:swallowed|drank|ate|fainted|passed out|blacked out|collapsed|cannot breathe|can hardly breathe|was bitten|got bitten|was stung|got stung|burnt|burned)\b/;

export interface Ill {
	/** "your husband" */
	who: string;
	child: boolean;
}

/** Whom a message that tells of an illness is about; null where it is the writer or nobody can tell. */
export function whoIsIll(text: string): Ill | null {
	const left = text.replaceAll(ASIDE, " ");
	const found = SUBJECT.exec(left);
	if (found === null) return null;
	const said = found[1] ?? found[2];
	if (said === undefined) return { who: "your child", child: true };
	// Where the writer tells of their own body first, somebody else only stands beside it.
	if (
		/\b(?:i am|i have|i feel|my (?:chest|face|lips?|tongue|throat|eye|eyes|leg|arm|skin|hands?|jaw|mouth))\b/.test(
			left.slice(0, found.index),
		) ||
		OWN_BODY.test(left.slice(found.index + found[0].length)) ||
		OWN_ACT.test(left)
	)
		return null;
	return { who: `your ${said}`, child: CHILDREN.test(said) };
}
