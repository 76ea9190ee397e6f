// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { NamedResult } from "../../results/named-result.tsx";
import { checkinKey, type ReportCheckin } from "../../scan-calls.ts";
import { sampleCheckin } from "../../testing/sample-parts.ts";
import { answerFetch } from "../../testing/show-page.tsx";
import type { UnderstoodFact } from "./understood-section.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const PREGNANT: UnderstoodFact = {
	id: "pregnant",
	quote: "I am pregnant",
	words: "you are pregnant",
	sure: true,
	lasting: true,
	state: "read",
	in_profile: false,
};
const SUNBURNT: UnderstoodFact = {
	id: "sunburn",
	quote: "maybe sunburnt",
	words: "your skin is sunburnt",
	sure: false,
	lasting: false,
	state: "read",
	in_profile: false,
};

function checkinThat(understood: UnderstoodFact[], care_plan?: unknown): ReportCheckin {
	const sample = sampleCheckin();
	const plan = care_plan ?? sample.analysis_result.care_plan;
	return { ...sample, analysis_result: { ...sample.analysis_result, understood, care_plan: plan } };
}

function show(understood: UnderstoodFact[], makes_todays_plan = true) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
	client.setQueryData(checkinKey(42), { ...checkinThat(understood), makes_todays_plan });
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<NamedResult id={42} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return userEvent.setup();
}

const CALL = "PATCH /api/checkins/42/understood";
const keep = () => screen.queryByRole("button", { name: "Yes, keep in profile" });
const undo = () => screen.getByRole("button", { name: "Undo" });

test("each fact stands with the words it was read from; what passes by itself can only be denied", () => {
	show([PREGNANT, SUNBURNT]);
	expect(screen.getByText("You are pregnant.")).toBeDefined();
	expect(screen.getByText("Your words: “I am pregnant”")).toBeDefined();
	expect(screen.getByText("You sounded unsure. To be safe, it counts.")).toBeDefined();
	expect(screen.getAllByRole("button", { name: "Yes, keep in profile" })).toHaveLength(1);
	expect(screen.getAllByRole("button", { name: "Not so" })).toHaveLength(2);
	expect(screen.getByRole("link", { name: "Your words" })).toBeDefined();
});

test("on a phone what is not so is put right without opening anything; words and keeping are a tap away", () => {
	vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
	show([PREGNANT]);
	const folds = (name: string) => screen.getByRole("button", { name }).closest("details") !== null;
	expect(folds("Not so")).toBe(false);
	expect(folds("Yes, keep in profile")).toBe(true);
});

test("a report whose note told nothing has no such part", () => {
	show([]);
	expect(screen.queryByRole("heading", { name: "What we understood" })).toBeNull();
	expect(screen.queryByRole("link", { name: "Your words" })).toBeNull();
});

test("what is not so is struck out, the plan follows, and one press takes it back", async () => {
	const user = show([PREGNANT]);
	const denied: UnderstoodFact = { ...PREGNANT, state: "denied" };
	answerFetch({ [CALL]: { json: checkinThat([denied], { morning: {}, night: {}, weekly: {} }) } });
	await user.click(screen.getByRole("button", { name: "Not so" }));
	expect(await screen.findByText("It no longer counts, and your plan is made again.")).toBeDefined();
	expect(keep()).toBeNull();
	expect(screen.getByText("Care plan is empty.")).toBeDefined();
	answerFetch({ [CALL]: { json: checkinThat([PREGNANT]) } });
	await user.click(undo());
	expect(await screen.findByText("Taken back, and your plan is made again.")).toBeDefined();
	expect(keep()).not.toBeNull();
});

test("on an older report what is not so stands noted, and nobody is told that it changes today's plan", async () => {
	const user = show([PREGNANT], false);
	expect(screen.getByText(/A newer report makes your plan of today/)).toBeDefined();
	const denied: UnderstoodFact = { ...PREGNANT, state: "denied" };
	answerFetch({ [CALL]: { json: { ...checkinThat([denied]), makes_todays_plan: false } } });
	await user.click(screen.getByRole("button", { name: "Not so" }));
	expect(
		await screen.findByText(
			"Noted here. Your plan of today stays as it is: it rests on your newest report and your profile.",
		),
	).toBeDefined();
	expect(screen.getByText("You said that this is not so.")).toBeDefined();
});

test("on an older report what is kept joins the profile, and today's plan follows that", async () => {
	const user = show([PREGNANT], false);
	const kept: UnderstoodFact = { ...PREGNANT, state: "kept", in_profile: true };
	answerFetch({ [CALL]: { json: { ...checkinThat([kept]), makes_todays_plan: false } } });
	await user.click(keep() as HTMLElement);
	expect(await screen.findByText("Kept in your profile, and your plan of today follows it.")).toBeDefined();
	answerFetch({ [CALL]: { json: { ...checkinThat([PREGNANT]), makes_todays_plan: false } } });
	await user.click(undo());
	expect(await screen.findByText("Taken back, and your plan of today follows your profile.")).toBeDefined();
});

test("what is kept stands in the profile, and who has no pointer goes on at the fact", async () => {
	const user = show([PREGNANT]);
	const kept: UnderstoodFact = { ...PREGNANT, state: "kept", in_profile: true };
	answerFetch({ [CALL]: { json: checkinThat([kept]) } });
	await user.click(keep() as HTMLElement);
	expect(await screen.findByText("Kept in your profile.")).toBeDefined();
	expect(screen.getByText("It stands in your profile.")).toBeDefined();
	expect(undo()).toBeDefined();
	expect(document.activeElement?.textContent).toBe("You are pregnant.");
});

test("what the answers say too is changed among the answers", () => {
	show([{ ...PREGNANT, in_profile: true }]);
	expect(screen.queryByRole("button", { name: "Not so" })).toBeNull();
	expect(screen.getByRole("link", { name: "Change your answers" }).getAttribute("href")).toBe(
		"/care-plan#answers",
	);
});

test("what was not saved says so at its fact and is offered again", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const user = show([PREGNANT]);
	answerFetch({ [CALL]: { status: 503, json: { detail: "Away." } } });
	await user.click(screen.getByRole("button", { name: "Not so" }));
	expect((await screen.findByRole("alert")).textContent).toContain("That was not saved.");
	expect(screen.getByRole("button", { name: "Not so" })).toBeDefined();
});
