import { readFileSync } from "node:fs";
import { DELETION_DAYS, MAIL_LINK_HOURS } from "@dewlight/contracts/account-settings.ts";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import { PARTIAL_TOKEN } from "@dewlight/contracts/constants.ts";
import { PAST_DUE_GRACE_MS } from "@dewlight/core/plans/paid-plan.ts";
import { TREND_PEOPLE } from "@dewlight/core/products/recommend.ts";
import { SESSION_DAYS } from "@dewlight/server/use-cases/accounts/index.ts";
import { REFUND_DAYS } from "@dewlight/server/use-cases/billing/billing-rules.ts";
import { LOST_SCAN_MS, UNCLAIMED_ORIGINAL_MS } from "@dewlight/server/use-cases/scans/scan-rules.ts";
import { SETTINGS_RULES } from "@dewlight/server/use-cases/settings/settings-rules.ts";
import { expect, test } from "vitest";
import { PROMISED } from "../web/app/features/legal/figures.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A constant that its file keeps to itself. */
function constantOf(file: string, name: string): number {
	const text = readFileSync(file, "utf8").replaceAll("DAY_MS", String(DAY));
	const [, factors] = text.match(new RegExp(`const ${name} = ([\\d_ *]+);`)) ?? [];
	if (factors === undefined) throw new Error(`${file} has no ${name}.`);
	return factors.split("*").reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
}

const useCases = "server/src/use-cases";
const queue = "server/src/jobs/queue.ts";

test("numbers of erased accounts outlive every backup that could bring them back", () => {
	expect(PROMISED.erasureNoteDays).toBeGreaterThan(PROMISED.backupDays);
});

test.each([
	["refundDays", REFUND_DAYS],
	["noticeDays", constantOf(`${useCases}/operations/billing.ts`, "NOTICE_DAYS")],
	["graceDays", PAST_DUE_GRACE_MS / DAY],
	["deletionDays", DELETION_DAYS],
	["sessionDays", SESSION_DAYS],
	["knownBrowserDays", constantOf("server/src/http/plugins/authentication.ts", "KNOWN_BROWSER_DAYS")],
	["undoDays", MAIL_LINK_HOURS.email_undo / 24],
	["linkRestDays", constantOf(`${useCases}/accounts/sessions.ts`, "KEEP_TOKENS_MS") / DAY],
	["lostScanMinutes", LOST_SCAN_MS / MINUTE],
	["unclaimedPhotoMinutes", UNCLAIMED_ORIGINAL_MS / MINUTE],
	["trendPeople", TREND_PEOPLE],
	["modelThread", CHAT_LIMITS.history],
	["taskDays", (constantOf(queue, "KEEP_FINISHED_SECONDS") * 1000) / DAY],
	["failedTaskDays", (constantOf(queue, "KEEP_FAILED_SECONDS") * 1000) / DAY],
	["paymentNewsDays", constantOf(`${useCases}/billing/sync-subscription.ts`, "KEEP_EVENTS_MS") / DAY],
	["halfLoginMinutes", PARTIAL_TOKEN.minutes],
	["erasureNoteDays", constantOf(`${useCases}/settings/erasure.ts`, "KEEP_MS") / DAY],
	["counterHours", (SETTINGS_RULES.exportAccount.windowSeconds * 1000) / HOUR],
] as const)("the legal texts promise the %s that is kept", (name, kept) => {
	expect(PROMISED[name]).toBe(kept);
});
