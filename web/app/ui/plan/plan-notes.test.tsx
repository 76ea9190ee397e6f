import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PlanNotes } from "./plan-notes.tsx";

afterEach(cleanup);

const OPEN = {
	rule_id: "answer.open_question",
	text: "Not answered here.",
	safety: true,
	asks: "Is it the moon?",
};
const ANSWERED = { ...OPEN, rule_id: "answer.question_read", text: "Yes.", asks: "Is it the soap?" };

test("only a question that the plan leaves open can be taken along to the chat", async () => {
	const onAsk = vi.fn();
	render(<PlanNotes kind="safety" notes={[ANSWERED, OPEN]} onAsk={onAsk} />, { wrapper: MemoryRouter });
	const link = screen.getByRole("link", { name: "Ask it in the chat" });
	expect(link.getAttribute("href")).toBe("/chat");
	await userEvent.click(link);
	expect(onAsk.mock.calls).toEqual([["Is it the moon?"]]);
});

test("where there is no chat to go to the words stand alone", () => {
	render(<PlanNotes kind="safety" notes={[OPEN]} />, { wrapper: MemoryRouter });
	expect(screen.getByText("Not answered here.")).toBeDefined();
	expect(screen.queryByRole("link")).toBeNull();
});

test("of long notes the beginning stands, and whom to show it to is never behind a tap", () => {
	const long =
		"Leave the serum off until your skin is calm and whole again, at least two weeks. It adds to what is sore. Show the list to your midwife first.";
	const notes = ["One. ", "Two. ", "Three. ", "Four. "].map((name) => ({
		text: `${name}${long}`,
		safety: true,
	}));
	render(<PlanNotes kind="safety" notes={notes} brief />);
	const [summary] = screen.getAllByText(/Leave the serum off/);
	expect(summary?.textContent).toContain("Show the list to your midwife first.");
	expect(summary?.textContent).not.toContain("It adds to what is sore.");
});
