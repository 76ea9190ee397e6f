import { expect, test } from "vitest";
import { assetsIn, listKept } from "./list-kept.ts";

const route = (path: string) => `${path}?__react-router-build-client-route`;
const chunk = (file: string, imports: string[] = []) => ({ file: `assets/${file}`, imports });

const MANIFEST = {
	[route("app/root.tsx")]: chunk("root.js", ["_frame"]),
	[route("app/layouts/site-layout.tsx")]: chunk("site.js", ["_frame"]),
	[route("app/layouts/app-layout.tsx")]: chunk("app.js", ["_query"]),
	[route("app/layouts/dashboard-page.tsx")]: chunk("dashboard.js"),
	[route("app/layouts/today-page.tsx")]: chunk("today.js"),
	[route("app/features/login/login-screen.tsx")]: chunk("login.js", ["_field"]),
	[route("app/features/shell/not-found-screen.tsx")]: chunk("not-found.js"),
	[route("app/offline/offline-screen.tsx")]: chunk("offline.js"),
	[route("app/features/chat/chat-screen.tsx")]: {
		...chunk("chat.js", ["_field", "_markdown"]),
		dynamicImports: ["emoji.ts"],
	},
	[route("app/features/account/account-screen.tsx")]: chunk("account.js", ["_markdown"]),
	_frame: { ...chunk("frame.js"), css: ["assets/frame.css"], dynamicImports: ["notes.tsx"] },
	"notes.tsx": chunk("notes.js", ["_query"]),
	_query: chunk("query.js"),
	_field: chunk("field.js"),
	_markdown: { ...chunk("markdown.js", ["_marks"]), assets: ["assets/mark.svg"] },
	_marks: chunk("marks.js"),
	"emoji.ts": chunk("emoji.js"),
};

const kept = listKept({
	manifest: MANIFEST,
	fallback: '<link href="/assets/frame.css#"/><script>import("/assets/entry.js")</script>',
	publicPaths: ["/"],
	loose: ["/favicon.svg"],
});

test("the app's frame, first page and login are kept with everything they need, late parts included", () => {
	expect([...kept.files].sort()).toEqual(
		"app dashboard entry field frame login not-found notes offline query root site today"
			.split(" ")
			.map((name) => `/assets/${name}.js`)
			.concat("/assets/frame.css", "/favicon.svg")
			.sort(),
	);
	expect([kept.shellScript, kept.offlineScreen]).toEqual(["/assets/root.js", "/assets/offline.js"]);
});

test("every other screen names what it cannot run without, and nothing that may come later", () => {
	const needs = Object.entries(kept.screens).map(([script, positions]) => [
		script,
		positions.map((position) => kept.parts[position]).sort(),
	]);
	const marks = ["/assets/mark.svg", "/assets/markdown.js", "/assets/marks.js"];
	expect(needs).toEqual([
		["/assets/chat.js", marks],
		["/assets/account.js", marks],
	]);
});

test("a build without one of the kept routes is refused", () => {
	const { [route("app/root.tsx")]: _, ...rest } = MANIFEST;
	expect(() => listKept({ manifest: rest, fallback: "", publicPaths: [], loose: [] })).toThrow(
		"app/root.tsx",
	);
});

test("each file that a page names is named once", () => {
	expect(assetsIn('<a href="/assets/a.js"><a href="/assets/a.js"><img src="/assets/b.svg#x">')).toEqual([
		"/assets/a.js",
		"/assets/b.svg",
	]);
});
