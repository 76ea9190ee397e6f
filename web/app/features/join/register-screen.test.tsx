// @vitest-environment happy-dom
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { PhotoConsent } from "#features/consent/photo-consent.tsx";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { RegisterScreen } from "./register-screen.tsx";
import { forgetSelfie } from "./selfie-step.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	sessionStorage.clear();
	setSession({ status: "unknown" });
});

const newcomer = buildUser({ onboarding_complete: false, photo_consent: "granted" });
const unasked = buildUser({ onboarding_complete: false, photo_consent: null });
const onboarded = { json: { ok: true, onboarding_complete: true, user: buildUser() } };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = new File([JPEG], "me.jpg", { type: "image/jpeg" });
const PASSES = { json: { status: "pass", reason: null } };

function open(address = "/register") {
	const place = (name: string) => <p>{name}</p>;
	const router = createMemoryRouter(
		[
			{ path: "/register", element: <RegisterScreen askConsent={PhotoConsent} /> },
			{ path: "/login", element: place("login") },
			{ path: "/dashboard", element: place("dashboard") },
			{ path: "/analyzing/:checkinId", element: place("analyzing") },
		],
		{ initialEntries: [address] },
	);
	const { container } = render(<RouterProvider router={router} />);
	const choosePhoto = async (file = photo) => {
		const input = container.querySelector<HTMLInputElement>("input[type=file]");
		if (input === null) throw new Error("No file input on the page");
		await userEvent.upload(input, file, { applyAccept: false });
	};
	const passPhotoStep = async (verdict = "This photo works well.") => {
		await choosePhoto();
		await screen.findByText(verdict);
		await press("Continue");
	};
	return { router, choosePhoto, passPhotoStep };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const skipToScan = async () => {
	await press("Continue");
	await press("Start my first scan");
};
const alertText = async () => (await screen.findByRole("alert")).textContent;

test("a verified newcomer resumes at step 2, and the address says so", async () => {
	setUser(newcomer);
	const { router } = open();
	await waitFor(() => expect(router.state.location.search).toBe("?step=2&email=ana%40example.com"));
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
});

test("step 2 without a session goes to /login and comes back", async () => {
	setSession({ status: "signed_out", offline: false });
	const { router } = open("/register?step=2&email=a%40b.cd");
	await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
	expect(new URLSearchParams(router.state.location.search).get("next")).toBe(
		"/register?step=2&email=a%40b.cd",
	);
});

test("somebody who is done is sent on by the login page", async () => {
	setUser(buildUser());
	const { router } = open();
	await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

test("step 2 asks for a selfie", async () => {
	setUser(newcomer);
	open();
	await press("Continue");
	expect(await alertText()).toBe("Please upload a selfie.");
});

test("a chosen photo is checked at once, and Continue waits for the check", async () => {
	let pass = (_answer: object) => {};
	const checked = new Promise<object>((resolve) => {
		pass = resolve;
	});
	server = stubServer({ "POST /api/validate-photo": () => checked });
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	expect(await screen.findByText("Checking photo quality…")).toBeTruthy();
	await press("Continue");
	expect(screen.getByText("Please validate your selfie before continuing.")).toBeTruthy();
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
	pass(PASSES);
	expect(await screen.findByText("Step 3 of 4")).toBeTruthy();
	expect(server.calls).toHaveLength(1);
	expect(server.calls[0]?.headers.get("x-client-key")).toBe("dewlight-web/1");
});

test("a warning is there to be read, also for who was quicker", async () => {
	let warn = (_answer: object) => {};
	const checked = new Promise<object>((resolve) => {
		warn = resolve;
	});
	server = stubServer({ "POST /api/validate-photo": () => checked });
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await screen.findByText("Checking photo quality…");
	await press("Continue");
	warn({ json: { status: "warn", reason: "The light comes from one side." } });
	expect(await screen.findByText("The light comes from one side.")).toBeTruthy();
	await press("Continue");
	expect(await screen.findByText("Step 3 of 4")).toBeTruthy();
});

test("a failed photo shows its reason and does not advance", async () => {
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "fail", reason: "The photo is too dark." } },
	});
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	expect(await alertText()).toBe("The photo is too dark.");
	await press("Continue");
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
});

test("a check that breaks says so, with the server's sentence when it has one, and can be made again", async () => {
	const answers = [
		{ status: 500, json: {} },
		{ status: 415, json: { detail: "This file is not a photo." } },
		PASSES,
	];
	server = stubServer({ "POST /api/validate-photo": () => answers.shift() ?? {} });
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	expect(await alertText()).toBe("Image validation failed.");
	await press("Check again");
	expect((await screen.findByText("This file is not a photo.")).closest("[role=alert]")).toBeTruthy();
	await press("Continue");
	expect(screen.getByText("Please validate your selfie before continuing.")).toBeTruthy();
	await press("Check again");
	expect(await screen.findByText("This photo works well.")).toBeTruthy();
	expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
	["text", new File(["Dear diary"], "diary.txt", { type: "text/plain" })],
	["text that is called a photo", new File(["Dear diary"], "me.jpg", { type: "image/jpeg" })],
])("%s is refused before anything is sent, also in place of a photo", async (_what, file) => {
	server = stubServer({ "POST /api/validate-photo": PASSES });
	setUser(newcomer);
	const { choosePhoto } = open();
	const refusal = "This file is not a picture. Please choose a JPEG, PNG, WebP or HEIC photo.";
	await choosePhoto(file);
	expect(await alertText()).toBe(refusal);
	expect(server.calls).toEqual([]);
	await choosePhoto();
	await screen.findByText("This photo works well.");
	await choosePhoto(file);
	expect(await alertText()).toBe(refusal);
	expect(screen.getByText("This photo works well.")).toBeTruthy();
	expect(server.calls).toHaveLength(1);
});

test("after the concerns and three questions the answers are saved and the first scan starts", async () => {
	const latest = [{ id: 0 }, { id: 42 }];
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "warn", reason: "The light comes from one side." } },
		"POST /api/onboarding": onboarded,
		"POST /api/scan-skin": { status: 202, json: { id: 42, status: "processing" } },
		"GET /api/checkins/latest": () => ({ json: latest.shift() ?? { id: 42 } }),
	});
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep("The light comes from one side.");
	await userEvent.click(screen.getByLabelText("Even tone"));
	await press("Continue");
	expect(screen.getByText("Step 4 of 4")).toBeTruthy();
	await userEvent.click(screen.getByLabelText("Dark spots"));
	expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
	expect(screen.getAllByLabelText("Prefer not to say")).toHaveLength(3);
	await userEvent.click(screen.getAllByLabelText("Prefer not to say")[0] as HTMLElement);
	await userEvent.click(screen.getByLabelText("Breastfeeding"));
	await userEvent.click(screen.getByLabelText("Retinoid cream"));
	await press("Start my first scan");
	await waitFor(() => expect(router.state.location.pathname).toBe("/analyzing/42"), { timeout: 3_000 });
	expect(server.calls.map((call) => call.path)).toEqual([
		"/api/validate-photo",
		"/api/onboarding",
		"/api/scan-skin",
		"/api/checkins/latest",
		"/api/checkins/latest",
	]);
	expect(server.calls[1]?.body).toBe(
		'{"goals":["Even tone"],"issues":["Dark spots"],"preferences":{"pregnancy":"breastfeeding","prescription_retinoid":true}}',
	);
});

test("who is under 13 is told kindly, sends no photo to be measured and is not stuck", async () => {
	server = stubServer({
		"POST /api/validate-photo": PASSES,
		"POST /api/onboarding": onboarded,
	});
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep();
	await press("Continue");
	await userEvent.click(screen.getByLabelText("Under 13"));
	expect(screen.getByText("Please ask a parent or guardian to look at this with you")).toBeTruthy();
	expect(screen.getByText("Your photo is neither measured nor kept.")).toBeTruthy();
	await press("Finish");
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
	expect(server.calls.map((call) => call.path)).toEqual(["/api/validate-photo", "/api/onboarding"]);
});

test("Back and Forward of the browser lead through the steps and keep photo and answers", async () => {
	server = stubServer({ "POST /api/validate-photo": PASSES });
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep();
	await userEvent.click(screen.getByLabelText("Even tone"));
	await press("Continue");
	await userEvent.click(screen.getByLabelText("Pregnant"));
	await act(() => router.navigate(-1));
	expect(screen.getByText("Step 3 of 4")).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Even tone").checked).toBe(true);
	expect(document.activeElement?.textContent).toBe("What would you like more of?");
	await act(() => router.navigate(-1));
	expect(screen.getByText("This photo works well.")).toBeTruthy();
	await act(() => router.navigate(2));
	expect(screen.getByText("Step 4 of 4")).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Pregnant").checked).toBe(true);
	await press("Back");
	await press("Back");
	expect(screen.getByText("This photo works well.")).toBeTruthy();
	expect(server.calls).toHaveLength(1);
});

test("what one person chose is gone when another signs in", async () => {
	server = stubServer({ "POST /api/validate-photo": PASSES });
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep();
	await press("Continue");
	await userEvent.click(screen.getByLabelText("Pregnant"));
	act(() => setUser({ ...newcomer, id: 8, email: "bo@example.com" }));
	await waitFor(() => expect(router.state.location.search).toContain("step=2"));
	expect(screen.queryByText("This photo works well.")).toBeNull();
	await passPhotoStep();
	await press("Continue");
	expect(screen.getByLabelText<HTMLInputElement>("Pregnant").checked).toBe(false);
});

test("every question may be left out in one press", async () => {
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "pass", reason: null } },
		"POST /api/onboarding": onboarded,
		"POST /api/scan-skin": { status: 202, json: { id: 7, status: "processing" } },
		"GET /api/checkins/latest": { json: { id: 7 } },
	});
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep();
	await skipToScan();
	await waitFor(() => expect(router.state.location.pathname).toBe("/analyzing/7"));
	expect(server.calls[1]?.body).toBe('{"goals":[],"issues":[],"preferences":{}}');
});

test("when the scan is refused, onboarding is still done, the limit is told and the dashboard opens", async () => {
	const warned = vi.spyOn(console, "warn").mockReturnValue();
	const told = vi.fn();
	window.addEventListener("upgradeNeeded", told, { once: true });
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "pass", reason: null } },
		"POST /api/onboarding": onboarded,
		"POST /api/scan-skin": {
			status: 403,
			json: { detail: "upgrade_needed" },
			headers: { "x-trigger-event": "upgradeNeeded" },
		},
		"GET /api/checkins/latest": { json: { id: 0 } },
	});
	setUser(newcomer);
	const { router, passPhotoStep } = open();
	await passPhotoStep();
	await skipToScan();
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"), { timeout: 3_000 });
	expect(router.state.location.state).toEqual({ scanNotStarted: true });
	expect(told).toHaveBeenCalledOnce();
	expect(warned).toHaveBeenCalledOnce();
});

test("in step 2 the question stands before the picker; a yes opens it", async () => {
	server = stubServer({
		"POST /api/consents/photo": { json: { ok: true, photo: consent("granted") } },
		"GET /api/me": { json: { user: newcomer } },
	});
	setUser(unasked);
	open();
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("A first selfie");
	expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("May we measure your photo?");
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
	expect(document.querySelector("input[type=file]")).toBeNull();
	await press("I agree");
	await screen.findByText("Choose or take a selfie");
	expect(server.calls[0]?.body).toBe(JSON.stringify({ decision: "granted", version: PHOTO_CONSENT_VERSION }));
});

test("without a photo the answers are saved and no scan starts, also after a reload on the way", async () => {
	const declined = { ...unasked, photo_consent: "declined" as const };
	server = stubServer({
		"POST /api/consents/photo": { json: { ok: true, photo: consent("declined") } },
		"GET /api/me": { json: { user: declined } },
		"POST /api/onboarding": onboarded,
	});
	setUser(unasked);
	open();
	await press("Not now");
	await userEvent.click(await screen.findByRole("button", { name: "Go on without a photo" }));
	await userEvent.click(screen.getByLabelText("Even tone"));
	cleanup();
	const { router } = open("/register?step=3&email=ana%40example.com");
	expect(screen.getByText("Step 3 of 4")).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Even tone").checked).toBe(true);
	await press("Continue");
	await press("Finish");
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
	expect(server.calls.at(-1)?.body).toBe('{"goals":["Even tone"],"issues":[],"preferences":{}}');
});

test("a selfie lost by a reload is asked for again, and goals and concerns are still there", async () => {
	server = stubServer({ "POST /api/validate-photo": PASSES });
	setUser(newcomer);
	const first = open();
	await first.passPhotoStep();
	await userEvent.click(screen.getByLabelText("Hydrated skin"));
	cleanup();
	forgetSelfie();
	const again = open("/register?step=3&email=ana%40example.com");
	await waitFor(() => expect(again.router.state.location.search).toBe("?step=2&email=ana%40example.com"));
	expect(await alertText()).toBe("Please upload a selfie.");
	expect(screen.getByText(/were kept in this page only/)).toBeTruthy();
	await again.passPhotoStep();
	expect(screen.getByLabelText<HTMLInputElement>("Hydrated skin").checked).toBe(true);
});

test("consent taken back elsewhere brings the question back and keeps the photo", async () => {
	const answers = [
		{ status: 409, json: { detail: "photo_consent_required" } },
		{ status: 200, json: { status: "pass", reason: null } },
	];
	const people = [{ ...newcomer, photo_consent: "revoked" as const }, newcomer];
	server = stubServer({
		"POST /api/validate-photo": () => answers.shift() ?? {},
		"GET /api/me": () => ({ json: { user: people.shift() ?? newcomer } }),
		"POST /api/consents/photo": { json: { ok: true, photo: consent("granted") } },
	});
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await screen.findByText("That is fine. No photo, then.");
	await press("Read it again");
	await press("I agree");
	await waitFor(() => expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy());
	await press("Check again");
	await screen.findByText("This photo works well.");
});

function consent(decision: "granted" | "declined") {
	return {
		decision,
		version: PHOTO_CONSENT_VERSION,
		source: "asked",
		decided_at: "2026-11-21T10:00:00.000Z",
		current_version: PHOTO_CONSENT_VERSION,
	};
}
