import { expect, test } from "vitest";
import { lastSeen } from "./sessions-section.tsx";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");

test.each([
	["2026-11-21T12:00:00.000Z", "just now"],
	["2026-11-21T12:00:40.000Z", "just now"],
	["2026-11-21T11:59:00.000Z", "1 minute ago"],
	["2026-11-21T11:01:00.000Z", "59 minutes ago"],
	["2026-11-21T10:00:00.000Z", "2 hours ago"],
	["2026-11-20T11:00:00.000Z", "yesterday"],
	["2026-11-15T11:00:00.000Z", "6 days ago"],
	["2026-11-01T12:00:00.000Z", "Nov 1, 2026"],
])("%s was %s", (time, words) => expect(lastSeen(time, NOW)).toBe(words));
