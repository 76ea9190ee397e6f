// @vitest-environment happy-dom
import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
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
	render(<Form start={start} />);
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
