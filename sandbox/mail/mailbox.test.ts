import { expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");

function openMailbox(capacity = 10) {
	let count = 0;
	return createMailbox({ capacity, now: () => NOW, newId: () => String(++count) });
}

function raw(subject: string, body: string, type = "text/plain"): Uint8Array {
	return new TextEncoder().encode(
		`Subject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`,
	);
}

test("a message is kept for each recipient, newest first, found in any letter case", async () => {
	const mailbox = openMailbox();
	await mailbox.take(raw("one", "first"), ["ana@example.com", "ben@example.com"]);
	await mailbox.take(raw("two", "second"), ["ana@example.com"]);
	expect(mailbox.read("ANA@example.com").map(({ subject }) => subject)).toEqual(["two", "one"]);
	expect(mailbox.read(null)).toHaveLength(3);
	expect(mailbox.read("eve@example.com")).toEqual([]);
	expect(mailbox.read("ben@example.com")).toMatchObject([
		{ to: "ben@example.com", subject: "one", html: "", received_at: "2026-11-21T10:00:00.000Z" },
	]);
});

test("links of both parts are listed once, with their query", async () => {
	const mailbox = openMailbox();
	const html = '<a href="https://a.example/x?t=1&amp;u=2">x</a> <a href="https://b.example/">y</a>';
	await mailbox.take(raw("links", html, "text/html"), ["ana@example.com"]);
	await mailbox.take(raw("links", "see https://a.example/x?t=1 and https://a.example/x?t=1"), [
		"ben@example.com",
	]);
	expect(mailbox.read("ana@example.com")[0]?.links).toEqual([
		"https://a.example/x?t=1&u=2",
		"https://b.example/",
	]);
	expect(mailbox.read("ben@example.com")[0]?.links).toEqual(["https://a.example/x?t=1"]);
});

test("the oldest messages go when the mailbox is full", async () => {
	const mailbox = openMailbox(2);
	for (const subject of ["one", "two", "three"]) await mailbox.take(raw(subject, "x"), ["ana@example.com"]);
	expect(mailbox.read(null).map(({ subject }) => subject)).toEqual(["three", "two"]);
});
