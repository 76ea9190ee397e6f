import { expect, test } from "vitest";
import { startOwnSystem } from "../../../test/harness/start-system.ts";

const PLAY = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join(":");
const UPLOAD = PLAY.split(":").toReversed().join(":");
const LINKS = "/.well-known/assetlinks.json";

test("phones are told whose links the app may open, without a redirect", async () => {
	const { app } = await startOwnSystem({ env: { ANDROID_CERT_FINGERPRINTS: `${PLAY}, ${UPLOAD}` } });
	const { statusCode, headers, body } = await app.inject({ url: LINKS });
	expect(statusCode).toBe(200);
	expect(headers["content-type"]).toMatch(/^application\/json/);
	expect(JSON.parse(body)).toEqual([
		{
			relation: ["delegate_permission/common.handle_all_urls"],
			target: {
				namespace: "android_app",
				package_name: "app.dewlight.skin",
				sha256_cert_fingerprints: [PLAY.toUpperCase(), UPLOAD.toUpperCase()],
			},
		},
	]);
});

test("without certificates no app is named", async () => {
	const { app } = await startOwnSystem();
	const { statusCode, headers, body } = await app.inject({ url: LINKS });
	expect([statusCode, JSON.parse(body)]).toEqual([404, { detail: "Not found." }]);
	expect(headers["content-type"]).toMatch(/^application\/json/);
});

test("a version of the app learns whether it may go on", async () => {
	const { app } = await startOwnSystem({ env: { MIN_APP_VERSION: "1.4" } });
	const ask = async (version: string) =>
		(await app.inject({ url: `/api/app-version?version=${version}` })).json();
	expect(await ask("1.3.9")).toEqual({ supported: false, minimum: "1.4" });
	expect(await ask("1.4.0")).toEqual({ supported: true, minimum: "1.4" });
	const wrong = await app.inject({ url: "/api/app-version?version=newest" });
	expect(wrong.statusCode).toBe(400);
});

test("every version may go on where no oldest one is set", async () => {
	const { app } = await startOwnSystem();
	const { body } = await app.inject({ url: "/api/app-version?version=0.1" });
	expect(JSON.parse(body)).toEqual({ supported: true, minimum: null });
});
