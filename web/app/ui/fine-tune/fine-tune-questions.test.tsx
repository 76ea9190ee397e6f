// @vitest-environment happy-dom
import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FineTuneQuestions } from "./fine-tune-questions.tsx";

afterEach(cleanup);

let answers: Preferences = {};

function Form({ start }: { start: Preferences }) {
	const [preferences, setPreferences] = useState(start);
	const change = (next: Preferences) => {
		answers = next;
		setPreferences(next);
	};
	return <FineTuneQuestions preferences={preferences} onChange={change} />;
}

function open(start: Preferences = {}) {
	answers = start;
	render(<Form start={start} />, { wrapper: MemoryRouter });
	return userEvent.setup();
}

const group = (name: string) => screen.getByRole("group", { name });

test("nothing is chosen in advance, and every question says why it is asked", () => {
	open();
	expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
	for (const fieldset of screen.getAllByRole("group", { name: /./ })) {
		if (fieldset.tagName !== "FIELDSET") continue;
		const why = document.getElementById(fieldset.getAttribute("aria-describedby") ?? "");
		expect(why?.textContent, fieldset.textContent).toMatch(/^.{20,}\.$/);
	}
});

test("answers are told in the words of the wire", async () => {
	const user = open();
	await user.click(screen.getByLabelText("13 to 15"));
	await user.click(screen.getByLabelText("Trying to be"));
	await user.click(screen.getByLabelText("Up to $20"));
	await user.click(screen.getByLabelText("Tone 7 of 10"));
	await user.click(screen.getAllByLabelText("No")[1] as HTMLElement);
	expect(answers).toMatchObject({
		age_band: "13-15",
		pregnancy: "trying",
		budget: "low",
		monk_tone: 7,
	});
});

test("an answer can be taken back and is then missing", async () => {
	const user = open({ budget: "mid" });
	await user.click(screen.getByRole("button", { name: "Clear: Price of one product" }));
	expect(answers).toEqual({});
	expect(group("Price of one product").querySelector("input:checked")).toBeNull();
});

test("a scale starts unanswered, takes 0 as an answer, and goes back to unanswered", () => {
	open();
	const slider = screen.getByLabelText("Tingling");
	expect(slider.getAttribute("aria-valuetext")).toBe("Not answered");
	fireEvent.change(slider, { target: { value: "0" } });
	expect(answers.sensitivity_answers).toEqual({ tingling: 0 });
	expect(slider.getAttribute("aria-valuetext")).toBe("0");
	expect(screen.getByText("1 of 10 answered")).toBeTruthy();
	fireEvent.change(slider, { target: { value: "-1" } });
	expect(answers).toEqual({});
});

test("what a doctor named is ticked; what is ticked no more is open again", async () => {
	const user = open();
	await user.click(screen.getByRole("checkbox", { name: "Rosacea" }));
	await user.click(screen.getByRole("checkbox", { name: "A weakened immune system" }));
	expect(answers).toEqual({ rosacea: true, weak_immune_system: true });
	await user.click(screen.getByRole("checkbox", { name: "Rosacea" }));
	expect(answers).toEqual({ weak_immune_system: true });
});

test("allergies are tapped or typed, known ones by their id, and removed by the same tap", async () => {
	const user = open({ allergies: ["lavender"] });
	await user.click(screen.getByRole("checkbox", { name: "lanolin" }));
	await user.type(screen.getByLabelText("Another ingredient"), "Benzoyl Peroxide, royal blue,{Enter}");
	expect(answers.allergies).toEqual(["lavender", "lanolin", "benzoyl_peroxide", "royal blue"]);
	expect(screen.getByText("Added: benzoyl peroxide, royal blue.")).toBeTruthy();
	await user.click(screen.getByRole("checkbox", { name: "lavender" }));
	await user.click(screen.getByRole("button", { name: /^Clear: Are you allergic/ }));
	expect(answers).toEqual({});
});

test("no allergy is cut or dropped in silence: a long list fits, and what does not stays typed and says why", async () => {
	const user = open();
	const field = screen.getByLabelText("Another ingredient");
	await user.type(field, "methylisothiazolinone, balsam of peru, royal jelly, colophonium{Enter}");
	expect(answers.allergies).toEqual([
		"methylisothiazolinone",
		"balsam of peru",
		"royal jelly",
		"colophonium",
	]);
	const many = Array.from({ length: 17 }, (_, index) => `plant ${index}`).join(",");
	await user.type(field, `${many}{Enter}`);
	expect(screen.getByRole("alert").textContent).toBe("At most 20 entries fit. Remove one first.");
	expect(field).toHaveProperty("value", many);
	expect(answers.allergies).toHaveLength(4);
	await user.clear(field);
	await user.type(field, `${"x".repeat(61)}{Enter}`);
	expect(screen.getByRole("alert").textContent).toContain("60 characters");
	expect(answers.allergies).toHaveLength(4);
});

test("under 13 a parent is asked for, the data can be erased, and the age can be chosen again", async () => {
	const user = open();
	await user.click(screen.getByLabelText("Under 13"));
	expect(screen.getByText(/^Please ask a parent or guardian/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "ask for it here" }).getAttribute("href")).toBe(
		"/contact?subject=Delete%20Account",
	);
	await user.click(screen.getByLabelText("13 to 15"));
	expect(screen.queryByRole("link", { name: "ask for it here" })).toBeNull();
});
