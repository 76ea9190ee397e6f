// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { CHARACTERS_PER_TOKEN, LEGAL_VERSION, MIN_AGE, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { KEPT_DAYS } from "@dewlight/contracts/retention.ts";
import { QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { TIERS } from "@dewlight/core/plans/plan.ts";
import { FOUNDING, foundingCents, PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LEGAL_ANCHORS } from "#paths.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { messagesADay, PROMISED } from "./figures.ts";
import type { LegalText } from "./legal-prose.tsx";
import { LEGAL_TEXTS } from "./legal-texts.tsx";
import TermsScreen from "./terms-screen.tsx";

afterEach(cleanup);

function wordsOf({ summary, sections }: LegalText): string {
	const blocks = sections.flatMap(({ heading, blocks }) => [
		heading,
		...blocks.flatMap((block) => {
			if (typeof block === "string") return block;
			return "list" in block ? block.list : block.facts.map(({ name, text }) => `${name}: ${text}`);
		}),
	]);
	return [summary, ...blocks].join("\n");
}

function textOf(anchor: LegalText["anchor"]): LegalText {
	const text = LEGAL_TEXTS.find((candidate) => candidate.anchor === anchor);
	if (text === undefined) throw new Error(`There is no text ${anchor}.`);
	return text;
}

const plain = (value: number) => value.toLocaleString("en-US");
const money = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2).replace(/\.00$/, "");

/** Every figure that may stand in the texts, from the constant it comes from. */
const FIGURES = new Set([
	...[MIN_AGE, TRIAL_DAYS, CHARACTERS_PER_TOKEN, messagesADay, FOUNDING.places].map(plain),
	...Object.values(PROMISED).flatMap((value) => String(value).split("-")),
	...TIERS.flatMap((tier) => Object.values(QUOTAS[tier]).map(({ limit }) => plain(limit))),
	...Object.values(PRICE_CENTS).map(money),
	...Object.values(KEPT_DAYS).map(plain),
	...[foundingCents("plus_annual"), foundingCents("pro_annual"), FOUNDING.offCents].map(money),
	// The free price, the severity scale, the days of the quota window, withdrawal in the EU, and coming of age.
	"0",
	"5",
	"7",
	"14",
	"18",
]);

test.each(LEGAL_TEXTS)("every figure of $title is a constant's", (text) => {
	const figures = wordsOf(text).match(/\d[\d,]*(\.\d+)?/g) ?? [];
	expect(figures.map((figure) => figure.replace(/,$/, "")).filter((figure) => !FIGURES.has(figure))).toEqual(
		[],
	);
});

test.each([
	["terms", `at least ${MIN_AGE} years old`],
	["terms", "Cancellation takes effect at the end of the period"],
	["terms", "There are no partial refunds"],
	["terms", "within 7 days of billing"],
	["terms", "processed in 5-10 business days"],
	["terms", "30 days' notice"],
	["terms", "Ads may be shown on the Free plan"],
	["terms", "$5.99 a month or $59 a year"],
	["terms", "$14.99 a month or $149 a year"],
	["terms", "the first 1,000 annual subscriptions"],
	["terms", "$11 less a year: Plus $48, Pro $138"],
	["terms", "You are talking to an AI"],
	["privacy", "breach notification within 72 hours"],
	["privacy", "Original images are deleted right after analysis"],
	["privacy", "Thumbnails are kept"],
	["privacy", "never used to identify or recognize anybody"],
	["disclaimer", "does not diagnose"],
	["fairUse", "One token is about 4 characters"],
	["fairUse", "You've reached your [plan] plan limit of [X] tokens. Upgrade to continue using the AI."],
	["fairUse", "Free: Each calendar month: 1 scan and 10 messages."],
	["fairUse", "Trial: For its 14 days as a whole: 4 scans and 50 messages."],
	["fairUse", "Plus: Each calendar month: 4 scans and 150 messages."],
	["fairUse", "30 scans and 400 messages (about 13 messages a day"],
	["fairUse", "25,000 tokens in any 7 days"],
	["fairUse", "200,000 tokens in all, over its 14 days"],
	["fairUse", "Plus and Pro: 500,000 tokens in a calendar month"],
	["fairUse", "does not roll over"],
] as const)("%s says “%s”", (anchor, words) => {
	expect(wordsOf(textOf(anchor))).toContain(words);
});

test("who accepts the three texts accepts the version that is stored", () => {
	for (const anchor of ["terms", "privacy", "disclaimer"] as const) {
		expect(textOf(anchor).version).toBe(LEGAL_VERSION);
	}
});

/** Changed words: raise the version where the meaning changed, so that people are asked again; then note the new print. */
test.each([
	["terms", "2026-11-28", "c28e4a124b14"],
	["privacy", "2026-11-28", "0e90fcf2051b"],
	["disclaimer", "2026-11-28", "c7cf86b04a32"],
	["fairUse", "2026-11-22", "030db78bc126"],
] as const)("the words of %s are those of version %s", (anchor, version, print) => {
	const text = textOf(anchor);
	const found = createHash("sha256").update(wordsOf(text)).digest("hex").slice(0, 12);
	expect([text.version, found]).toEqual([version, print]);
});

test("the page holds each text and section once, under its anchor, and every link on it leads to one", () => {
	showRoutes("/terms", <TermsScreen />);
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	for (const { anchor, title, sections } of LEGAL_TEXTS) {
		const region = screen.getByRole("region", { name: title });
		expect(region.id).toBe(LEGAL_ANCHORS[anchor]);
		for (const { id } of sections) expect(region.querySelector(`#${id}`)).not.toBeNull();
	}
	const anchors = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
	expect(anchors.length).toBeGreaterThan(LEGAL_TEXTS.length);
	for (const { hash } of anchors) expect(ids).toContain(hash.slice(1));
});
