import { ACTIVES, type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { isRuledOut } from "../../routine/person-conditions.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { searchContext } from "../find/search-context.ts";
import type { NamedActive } from "../question.ts";
import { checkInUse, ownMeant } from "../reading/own-products.ts";
import { citeActive, citeProduct, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { activeCautions } from "./person/cautions.ts";
import {
	isRed,
	pausedNow,
	pauseWords,
	type ShelfVerdict,
	skinNow,
	treatmentsIn,
} from "./person/paused-now.ts";

const AT_ONCE =
	/\b(?:both|together|same (?:nights?|nites?|time|evening)|at once|on top|layer\w*|in one go|all (?:of them|three))\b/;

/** Two or three of somebody's own products beside each other: by name, by this skin, and on which nights; null for others. */
export function combineOwn(inquiry: Inquiry): Draft | null {
	const { question } = inquiry;
	const meant = ownTreating(inquiry);
	const asked = question.slots.actives.filter(({ id }) => !meant.some(({ ids }) => ids.includes(id)));
	if (meant.length < 2 || asked.length > 0) return null;
	const verdicts = pausedNow(inquiry);
	const out = verdicts.filter((one) => one.verdict === "out" && meant.some(({ own }) => own.one === one.one));
	const rests = verdicts.filter(({ verdict }) => verdict === "rests");
	const going = meant.filter(({ own }) => own.verdict === "stays");
	const citations = [
		...meant.map(({ own }) => citeProduct({ id: own.one.id, name: own.name })),
		...[...out, ...rests].flatMap(({ rule_id }) =>
			rule_id === null ? [] : [citeRule(rule_id, "Rule for your shelf")],
		),
	];
	if (out.length > 0 || going.length === 0)
		return {
			paragraphs: [
				out.length > 0
					? `No: ${joinWords(out.map(({ name }) => name))} is out for you now, because ${out[0]?.why ?? ""}.`
					: "Not now: skin is sore, and every one of these keeps it so.",
				going.length > 0 ? `${joinWords(going.map(({ own }) => own.name))} may stay.` : "",
				pauseWords(verdicts),
			],
			citations,
			minded: true,
		};
	return {
		paragraphs: [opening(inquiry, meant), nights(going), pauseWords(verdicts)],
		citations,
		minded: true,
	};
}

interface Meant {
	own: ShelfVerdict;
	ids: readonly ActiveId[];
}

function ownTreating(inquiry: Inquiry): Meant[] {
	const { question, context } = inquiry;
	const named = ownMeant(question.text, context.in_use);
	return pausedNow(inquiry).flatMap((own): Meant[] => {
		const ids = treatmentsIn(own.one);
		const said = named.includes(own.one) || question.slots.actives.some(({ id }) => ids.includes(id));
		return said && ids.length > 0 ? [{ own, ids }] : [];
	});
}

/** Yes or no to what was asked, and the reason that counts for this skin. */
function opening(inquiry: Inquiry, meant: readonly Meant[]): string {
	const names = joinWords(meant.map(({ own }) => own.name));
	const touchy = touchyWords(inquiry);
	const rule = pairing(meant[0]?.ids[0] ?? "", meant[1]?.ids[0] ?? "")?.rule;
	const clash = rule !== undefined && rule.level !== "allow" && !rule.myth;
	if (AT_ONCE.test(inquiry.question.text) && (touchy !== "" || clash))
		return `No, not on one evening: ${names} each ask something of skin${touchy === "" ? "" : `, and ${touchy}`}; together that adds up.${rule?.myth === true ? " They do not spoil each other." : ""}`;
	return rule?.level === "block"
		? `No, pick one of ${names}: ${lowerFirst(rule.why)}`
		: `Yes, apart: ${names} both fit${touchy === "" ? "" : `, slowly, as ${touchy}`}.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

function touchyWords(inquiry: Inquiry): string {
	const { conditions } = searchContext(inquiry, false).pick;
	if (isRed(inquiry)) return "your cheeks read as red";
	if (inquiry.context.person.preferences.sensitive_skin === true) return "your skin is sensitive";
	return conditions.includes("darker_tone") ? "sore skin leaves dark marks on your tone" : "";
}

/** Each by name with its time: what may go by day in the morning, the strong ones on nights of their own. */
function nights(going: readonly Meant[]): string {
	const byDay = going.filter(
		({ ids }) => ids.some((id) => ACTIVES[id].time === "morning") && going.length > 1,
	);
	const atNight = going.filter((one) => !byDay.includes(one));
	const days = ["Monday and Thursday", "Saturday", "Tuesday"];
	return [
		byDay.length > 0
			? `${joinWords(byDay.map(({ own }) => own.name))} in the morning under sunscreen; where mornings are too full, leave it out.`
			: "",
		atNight
			.toSorted((a, b) => a.own.strength - b.own.strength)
			.map(({ own }, at) => `${own.name} on ${days[at] ?? "one night"}`)
			.join(", "),
	]
		.filter(Boolean)
		.map((part) => (part.endsWith(".") ? part : `${part}, plain moisturizer on the other nights.`))
		.join(" ");
}

/** "What can I not mix with retinol?" */
export function goesWith(inquiry: Inquiry, { id, words }: NamedActive): Draft {
	const rules = (Object.keys(ACTIVES) as (keyof typeof ACTIVES)[]).flatMap((other) => {
		const rule = pairing(id, other)?.rule;
		return rule === undefined ? [] : [{ other, rule }];
	});
	const named = (levels: readonly ConflictRule["level"][]) =>
		rules.filter(({ rule }) => levels.includes(rule.level)).map(({ other }) => ACTIVES[other].name);
	const apart = named(["separate", "alternate"]);
	const never = named(["block"]);
	const { conditions } = searchContext(inquiry, false).pick;
	// What is not for this person, or a doctor's to choose, is recommended beside nothing.
	const fine = rules
		.filter(({ other, rule }) => rule.level === "allow" && !isRuledOut(other, conditions))
		.filter(({ other }) => ACTIVES[other].status.us !== "prescription")
		.map(({ other }) => ACTIVES[other].name);
	const lines = [
		...(never.length > 0 ? [`- Not together with: ${joinWords(never)}.`] : []),
		...(apart.length > 0 ? [`- At another time of day or on another night: ${joinWords(apart)}.`] : []),
		...(fine.length > 0 ? [`- No problem, whatever you read: ${joinWords(fine)}.`] : []),
	];
	const cautions = activeCautions(inquiry.context, [id]);
	if (!isTreatment(id) && never.length + apart.length === 0) {
		return {
			paragraphs: [
				`Yes, ${words} goes with everything else in a routine: thin layers first, cream over it, sunscreen last in the morning.`,
				cautions.text,
			],
			citations: [citeActive(id), ...cautions.citations],
		};
	}
	const now = skinNow(inquiry, [id]);
	const clash = checkInUse(inquiry.context).find(
		({ rule_id, level }) => level !== "myth" && rules.some(({ rule }) => rule.id === rule_id),
	);
	return {
		paragraphs: [
			[now.text, cautions.text].filter(Boolean).join(" "),
			lines.length > 0
				? `With ${words} in your routine:`
				: `I know of nothing that has to be kept away from ${words}.`,
			lines.join("\n"),
			clash ? `In what you use now: ${clash.title}. ${clash.fix}` : "",
		],
		citations: [
			...now.citations,
			...cautions.citations,
			citeActive(id),
			...[...new Map(rules.map(({ rule }) => [rule.id, rule])).values()]
				.slice(0, 3)
				.map((rule) => citeRule(rule.id, "Pair rules")),
		],
	};
}
