import type { ReminderChoices, RemindersAnswer } from "@dewlight/contracts/reminders.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { remindersCopy as copy } from "./copy.ts";
import { RemindersForm } from "./reminders-screen.tsx";

let server: StubServer;
afterEach(() => {
	cleanup();
	server.restore();
});

function show(reminders: Partial<RemindersAnswer> = {}) {
	const answer = { choices: null, devices: 0, public_key: "key", ...reminders };
	server = stubServer({ "PATCH /api/reminders": { json: answer } });
	render(
		<QueryClientProvider client={new QueryClient()}>
			<RemindersForm reminders={answer} />
		</QueryClientProvider>,
	);
}
const tick = (name: RegExp | string) => userEvent.click(screen.getByRole("checkbox", { name }));
const save = () => userEvent.click(screen.getByRole("button", { name: copy.save }));

test("what is ticked with no way to reach anybody is saved and said to reach nobody", async () => {
	show();
	await save();
	expect(await screen.findByText(copy.savedNone)).toBeDefined();
	await tick(copy.nextScan);
	await save();
	expect(await screen.findByText(copy.savedNoWay)).toBeDefined();
	await tick(copy.byMail);
	await save();
	expect(await screen.findByText(copy.saved)).toBeDefined();
});

test("a browser that is turned on is a way", async () => {
	show({ devices: 1 });
	await tick(copy.nextScan);
	await save();
	expect(await screen.findByText(copy.saved)).toBeDefined();
});

test("a time in the quiet hours, also past midnight, says what becomes of it", async () => {
	const choices: Partial<ReminderChoices> = { quiet: { from: 22 * 60, to: 7 * 60 }, night_at: 21 * 60 + 30 };
	show({ choices: choices as ReminderChoices });
	expect(screen.queryByText(copy.inQuiet)).toBeNull();
	const time = screen.getByLabelText(copy.at(copy.night));
	for (const late of ["22:30", "01:15"]) {
		fireEvent.change(time, { target: { value: late } });
		expect(screen.getByText(copy.inQuiet)).toBeDefined();
	}
	await tick(copy.quiet);
	expect(screen.queryByText(copy.inQuiet)).toBeNull();
});
