// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { setSession } from "#api/session.ts";
import type { StubServer } from "#testing/stub-server.ts";
import { buildAccount, button, sentTo, showAccount } from "../testing/show-account.tsx";

const QR_URI = "otpauth://totp/Dewlight:ana%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Dewlight";
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`);
const NEW_CODES = CODES.map((code) => code.replace("ABCD", "WXYZ"));

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	setSession({ status: "unknown" });
});

type Answers = NonNullable<Parameters<typeof showAccount>[0]>["answers"];

/** A server that remembers whether two-factor is on. */
function show(on: boolean, answers: Answers = {}) {
	let enabled = on;
	const shown = showAccount({
		answers: {
			"GET /api/account": () => ({
				json: buildAccount({ is_2fa_enabled: enabled, backup_codes_left: enabled ? 10 : 0 }),
			}),
			"POST /api/2fa/setup": { json: { qr_uri: QR_URI, backup_codes: CODES } },
			"POST /api/2fa/verify": ({ body }) => {
				if (body !== '{"code":"123456"}')
					return { status: 400, json: { detail: "Invalid code, try again." } };
				enabled = true;
				return { json: { ok: true, is_2fa_enabled: true } };
			},
			"POST /api/2fa/disable": () => {
				enabled = false;
				return { json: { ok: true, is_2fa_enabled: false } };
			},
			"POST /api/2fa/backup-codes": { json: { backup_codes: NEW_CODES } },
			...answers,
		},
	});
	server = shown.server;
	return shown;
}

const broken = { status: 500, json: {} };

test("from off to on: picture, key, a wrong code, the right one, and the codes once", async () => {
	const shown = show(false);
	await userEvent.click(await button("Set up two-factor"));
	expect(await screen.findByRole("img", { name: "QR code for your authenticator app" })).toBeTruthy();
	expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
	expect(screen.queryByText(CODES[0] ?? "")).toBeNull();

	await userEvent.type(screen.getByLabelText("Code"), "000000");
	await userEvent.click(await button("Turn on"));
	expect((await screen.findByRole("alert")).textContent).toBe("Invalid code, try again.");
	expect(document.activeElement).toBe(screen.getByLabelText("Code"));

	await userEvent.clear(screen.getByLabelText("Code"));
	await userEvent.type(screen.getByLabelText("Code"), "123456");
	await userEvent.click(await button("Turn on"));
	const list = await screen.findByRole("list", { name: "Backup codes" });
	expect(
		within(list)
			.getAllByRole("listitem")
			.map((item) => item.textContent),
	).toEqual(CODES);
	expect(document.activeElement?.textContent).toBe("Two-factor is on. Save your backup codes");

	await userEvent.click(await button("I saved them"));
	expect(await screen.findByText("10 backup codes left")).toBeTruthy();
	expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
	expect(sentTo(shown.server, "POST", "/api/2fa/verify")).toEqual([{ code: "000000" }, { code: "123456" }]);
});

test("a setup that cannot start says so, and canceling one changes nothing", async () => {
	let failing = true;
	show(false, {
		"POST /api/2fa/setup": () => (failing ? broken : { json: { qr_uri: QR_URI, backup_codes: CODES } }),
	});
	await userEvent.click(await button("Set up two-factor"));
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to start 2FA setup");
	failing = false;
	await userEvent.click(await button("Set up two-factor"));
	await userEvent.click(await button("Cancel"));
	expect(document.activeElement?.textContent).toBe("Two-factor is off");
});

test("a code that could not be judged is not called wrong", async () => {
	show(false, { "POST /api/2fa/verify": broken });
	await userEvent.click(await button("Set up two-factor"));
	await userEvent.click(await button("Turn on"));
	expect((await screen.findByRole("alert")).textContent).toBe("Enter the code.");
	await userEvent.type(screen.getByLabelText("Code"), "123456");
	await userEvent.click(await button("Turn on"));
	await waitFor(() =>
		expect(screen.getByRole("alert").textContent).toBe("The code could not be checked. Please try again."),
	);
});

test("a finished picture from the server is shown as it is", async () => {
	const qr_uri = "data:image/png;base64,iVBORw0KGgo=";
	show(false, { "POST /api/2fa/setup": { json: { qr_uri, backup_codes: CODES } } });
	await userEvent.click(await button("Set up two-factor"));
	expect((await screen.findByRole("img", { name: /QR code/ })).getAttribute("src")).toBe(qr_uri);
	expect(screen.queryByRole("button", { name: "Copy key" })).toBeNull();
});

test("codes that were not saved yet keep the tab until the person decides", async () => {
	const shown = show(true);
	await userEvent.click(await button("New backup codes"));
	await userEvent.click(await button("Make new codes"));
	await screen.findByText(NEW_CODES[0] ?? "");
	await userEvent.click(screen.getByRole("tab", { name: "Billing" }));
	await userEvent.click(await button("Stay"));
	await waitFor(() => expect(document.activeElement?.textContent).toContain("Save your backup codes"));
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(shown.path()).toBe("/account");
	expect(screen.getByText(NEW_CODES[0] ?? "")).toBeTruthy();
	await userEvent.click(screen.getByRole("tab", { name: "Billing" }));
	await userEvent.click(await button("Leave"));
	await waitFor(() => expect(shown.path()).toBe("/account?tab=billing"));
});

test("new codes that could not be made leave the old ones and say so", async () => {
	show(true, { "POST /api/2fa/backup-codes": broken });
	await userEvent.click(await button("New backup codes"));
	await userEvent.click(await button("Make new codes"));
	expect((await screen.findByRole("alert")).textContent).toBe("Could not regenerate codes");
});

test("turning off asks for a code, says what went wrong, and ends at off", async () => {
	let answer: { status?: number; json: unknown } = broken;
	let enabled = true;
	const shown = show(true, {
		"GET /api/account": () => ({ json: buildAccount({ is_2fa_enabled: enabled, backup_codes_left: 9 }) }),
		"POST /api/2fa/disable": () => {
			if (answer.status === undefined) enabled = false;
			return answer;
		},
	});
	await userEvent.click(await button("Turn off"));
	const dialog = await screen.findByRole("dialog");
	const confirm = within(dialog).getByRole("button", { name: "Turn off" });
	await userEvent.click(confirm);
	expect((await within(dialog).findByRole("alert")).textContent).toBe("Enter the code.");
	await userEvent.type(within(dialog).getByLabelText("Code"), CODES[3] ?? "");
	await userEvent.click(confirm);
	expect(await within(dialog).findByText("Failed to disable 2FA")).toBeTruthy();
	answer = { status: 400, json: { detail: "Invalid code, try again." } };
	await userEvent.click(confirm);
	expect(await within(dialog).findByText("Invalid code, try again.")).toBeTruthy();
	answer = { json: { ok: true, is_2fa_enabled: false } };
	await userEvent.click(confirm);
	expect(await screen.findByText("Two-factor is off")).toBeTruthy();
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(sentTo(shown.server, "POST", "/api/2fa/disable")[0]).toEqual({ code: CODES[3] });
});
