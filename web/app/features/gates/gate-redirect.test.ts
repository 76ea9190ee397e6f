import { describe, expect, test } from "vitest";
import { gateRedirect, needsLegalAcceptance } from "./gate-redirect.ts";

const unverified = { is_email_verified: false, onboarding_complete: false, latest_checkin_id: 0 };
const fresh = { is_email_verified: true, onboarding_complete: false, latest_checkin_id: 0 };
const complete = { is_email_verified: true, onboarding_complete: true, latest_checkin_id: 0 };

describe("the e-mail gate", () => {
	test.each(["/", "/dashboard", "/upload", "/register", "/timeline", "/onboarding/current"])(
		"sends an unverified person from %s to /verify-email",
		(pathname) => expect(gateRedirect(unverified, pathname)).toBe("/verify-email"),
	);

	test.each([
		"/verify-email",
		"/logout",
		"/terms",
		"/contact",
		"/confirm-email-change",
		"/undo-email-change",
		"/not-my-account",
		"/reset-password",
		"/success",
	])("leaves %s open to an unverified person", (pathname) =>
		expect(gateRedirect(unverified, pathname)).toBeNull(),
	);
});

describe("the onboarding gate", () => {
	test.each(["/", "/dashboard", "/chat", "/upload", "/resultsfoo"])("covers %s", (pathname) =>
		expect(gateRedirect(fresh, pathname)).toBe("/onboarding/current"),
	);

	test.each([
		"/register",
		"/verify-email",
		"/onboarding/current",
		"/onboarding/7",
		"/timeline",
		"/results",
		"/results/41",
		"/terms",
		"/contact",
		"/logout",
		"/success",
	])("leaves %s open", (pathname) => expect(gateRedirect(fresh, pathname)).toBeNull());

	test("opens with the first check-in, also while onboarding is not complete", () => {
		expect(gateRedirect({ ...fresh, latest_checkin_id: 3 }, "/dashboard")).toBeNull();
	});

	test("lets a person through once onboarding is complete", () => {
		expect(gateRedirect(complete, "/dashboard")).toBeNull();
	});
});

describe("the policies", () => {
	const accepted = { agreed_to_terms: true, agreed_to_terms_date: "2026-11-21T10:00:00.000Z" };

	test("are asked for when not accepted, or accepted without a date", () => {
		expect(needsLegalAcceptance({ ...accepted, agreed_to_terms: false }, "/dashboard")).toBe(true);
		expect(needsLegalAcceptance({ ...accepted, agreed_to_terms_date: null }, "/dashboard")).toBe(true);
		expect(needsLegalAcceptance(accepted, "/dashboard")).toBe(false);
	});

	test.each(["/terms", "/logout", "/account"])("are not asked for on %s", (pathname) => {
		expect(needsLegalAcceptance({ ...accepted, agreed_to_terms: false }, pathname)).toBe(false);
	});
});
