import { expect, test } from "vitest";
import { KNOWN_CASES } from "../../../knowledge/cases/known-cases.ts";
import { askAs } from "../../testing/make-chat-context.ts";

const WITH_PREGNANCY = KNOWN_CASES.find(({ id }) => id === "case.retinol_or_pregnancy");
const SLUGGING = KNOWN_CASES.find(({ id }) => id === "case.slugging_clogs");

const asks = (message: string, particular: string | undefined, parts = {}, more = {}) =>
	askAs(message, "known_question", parts, {
		known: "question.slugging",
		...(particular !== undefined && { particular }),
		...more,
	}).text;
const expecting = { person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } } };

test("what exactly was asked is answered first, in place of what is said of the topic in general", () => {
	const text = asks("wont that block my pores?", SLUGGING?.id);
	expect(text.startsWith(SLUGGING?.what ?? "-")).toBe(true);
	expect(asks("wont that block my pores?", undefined)).not.toContain(SLUGGING?.what);
});

test("who is pregnant hears of it first, whether the profile or the message says so", () => {
	const first = WITH_PREGNANCY?.pregnancy ?? "-";
	expect(asks("can i go back on it", WITH_PREGNANCY?.id, expecting).startsWith(first)).toBe(true);
	expect(asks("im breastfeeding, can i go back on it", WITH_PREGNANCY?.id).startsWith(first)).toBe(true);
});

test("a guess says what the question was taken for", () => {
	const text = asks("that jelly stuff, hm", SLUGGING?.id, {}, { guessed: SLUGGING?.asks });
	expect(text).toContain(`I take your question as: **${SLUGGING?.asks}**`);
	expect(text).toContain(SLUGGING?.what);
});

test("danger is answered before any particular question", () => {
	const text = asks("my throat is swelling shut after the mask, is it clogging", SLUGGING?.id);
	expect(text).not.toContain(SLUGGING?.what);
});
