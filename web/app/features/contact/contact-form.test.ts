import { expect, test } from "vitest";
import { readSubject } from "./contact-screen.tsx";

const asked = (query: string) => readSubject(new URLSearchParams(query).get("subject"));

test.each([
	["subject=General", "General"],
	["subject=Report%20AI", "Report AI"],
	["subject=report+ai", "Report AI"],
	["subject=REPORT-AI", "Report AI"],
	["subject=Report%2BAI", "Report AI"],
	["subject=delete_account", "Delete Account"],
	["subject=%20Delete%20Account%20", "Delete Account"],
	["subject=Refund", "General"],
	["subject=", "General"],
	["", "General"],
])("?%s preselects %s", (query, subject) => expect(asked(query)).toBe(subject));
