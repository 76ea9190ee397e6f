// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session-store.ts";
import { PhotoConsent } from "#features/consent/photo-consent.tsx";
import { buildUser } from "#testing/build-user.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { RegisterScreen } from "./register-screen.tsx";

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
const photo = new File(["pixels"], "me.jpg", { type: "image/jpeg" });

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
	const choosePhoto = async () => {
		const input = container.querySelector<HTMLInputElement>("input[type=file]");
		if (input === null) throw new Error("No file input on the page");
		await userEvent.upload(input, photo);
	};
	const passPhotoStep = async (verdict = "This photo works well.") => {
		await choosePhoto();
		await press("Check photo");
		await screen.findByText(verdict);
		await press("Continue");
	};
	return { router, choosePhoto, passPhotoStep };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const skipToScan = async () => {
	await press("Continue");
	await press("Continue");
	await press("Skip and start scan");
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

test("step 2 asks for a selfie, then for its check", async () => {
	setUser(newcomer);
	const { choosePhoto } = open();
	await press("Continue");
	expect(await alertText()).toBe("Please upload a selfie.");
	await choosePhoto();
	await press("Continue");
	expect(await alertText()).toBe("Please validate your selfie before continuing.");
});

test("a failed photo shows its reason and does not advance", async () => {
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "fail", reason: "The photo is too dark." } },
	});
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	expect(await alertText()).toBe("The photo is too dark.");
	await press("Continue");
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
	expect(server.calls[0]?.headers.get("x-client-key")).toBe("dewlight-web/1");
});

test("a check that breaks says so, with the server's sentence when it has one", async () => {
	const answers = [
		{ status: 500, json: {} },
		{ status: 415, json: { detail: "This file is not a photo." } },
	];
	server = stubServer({ "POST /api/validate-photo": () => answers.shift() ?? {} });
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	expect(await alertText()).toBe("Image validation failed.");
	await press("Check photo");
	await waitFor(async () => expect(await alertText()).toBe("This file is not a photo."));
});

test("after the concerns and the optional questions the answers are saved and the first scan starts", async () => {
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
	await userEvent.click(screen.getByLabelText("Dark spots"));
	await press("Continue");
	expect(screen.getByText("Step 4 of 4")).toBeTruthy();
	await userEvent.click(screen.getByLabelText("Breastfeeding"));
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
		'{"goals":["Even tone"],"issues":["Dark spots"],"preferences":{"pregnancy":"breastfeeding"}}',
	);
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

test("before the first photo the question stands alone; a yes opens the picker", async () => {
	server = stubServer({
		"POST /api/consents/photo": { json: { ok: true, photo: consent("granted") } },
		"GET /api/me": { json: { user: newcomer } },
	});
	setUser(unasked);
	open();
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("May we measure your photo?");
	expect(document.querySelector("input[type=file]")).toBeNull();
	await press("I agree");
	await screen.findByText("Choose or take a selfie");
	expect(server.calls[0]?.body).toBe('{"decision":"granted","version":"2026-11-21"}');
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
	const { router } = open();
	expect(screen.getByText("Step 3 of 4")).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Even tone").checked).toBe(true);
	await press("Continue");
	await press("Continue");
	await press("Skip and finish");
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
	expect(server.calls.at(-1)?.body).toBe('{"goals":["Even tone"],"issues":[],"preferences":{}}');
});

test("a selfie lost by a reload is asked for again, and the answers are still there", async () => {
	server = stubServer({ "POST /api/validate-photo": { json: { status: "pass", reason: null } } });
	setUser(newcomer);
	const first = open();
	await first.passPhotoStep();
	await userEvent.click(screen.getByLabelText("Hydrated skin"));
	cleanup();
	const again = open();
	expect(await alertText()).toBe("Please upload a selfie.");
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
	await press("Check photo");
	await screen.findByText("That is fine. No photo, then.");
	await press("Read it again");
	await press("I agree");
	await waitFor(() => expect(screen.getByRole("button", { name: "Check photo" })).toBeTruthy());
	await press("Check photo");
	await screen.findByText("This photo works well.");
});

function consent(decision: "granted" | "declined") {
	return {
		decision,
		version: "2026-11-21",
		source: "asked",
		decided_at: "2026-11-21T10:00:00.000Z",
		current_version: "2026-11-21",
	};
}
