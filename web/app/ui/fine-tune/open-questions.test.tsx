// @vitest-environment happy-dom
import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OpenQuestions } from "./open-questions.tsx";

afterEach(cleanup);

const wordsFor = (preferences: Preferences) =>
	render(<OpenQuestions preferences={preferences}>{null}</OpenQuestions>).container.textContent;

const safe = { age_band: "25-34", pregnancy: "no", prescription_acne: true } as const;

test.each<[string, Preferences, string]>([
	[
		"nothing was told",
		{},
		"3 answers make this plan saferStill open: your age, pregnancy and medicines from a doctor.",
	],
	[
		"one question on safety is open",
		{ ...safe, pregnancy: undefined } as Preferences,
		"One answer makes this plan saferStill open: pregnancy.",
	],
	[
		"safety is told",
		{ ...safe, fragrance_free: false },
		"2 answers make this plan fit betterStill open: how sensitive your skin is and price.",
	],
	["all is told", { ...safe, fragrance_free: true, budget: "low", sensitive_skin: false }, ""],
])("when %s, what is open is counted", (_when, preferences, words) => {
	expect(wordsFor(preferences)).toBe(words);
});
