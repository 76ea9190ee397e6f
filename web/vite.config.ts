import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Needed by every screen: one file each compresses better and loads in fewer trips than thirty. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/(react-router|@react-router(?!\/dev))\//;
const FRAME =
	/web\/app\/(root|paths|page-meta|page-start|layouts\/site-layout|features\/(gates|home\/copy|shell\/(bar-offer|copy|nav-|offline-note))|ui\/(brand-mark|button|class-names|prerendered|toasts-wanted)\.|api\/(api-url|first-session|session|frame-events)\.)/;
/** Comes to every screen soon after it has loaded. */
const LIVE =
	/web\/app\/(offline\/(copy|live-notes|service-worker|update-prompt|connection)|api\/forget-pages)/;

/** What pages of visitors and of members both show. */
const PARTS =
	/web\/app\/ui\/(copy|disclosure|field|notice|page|state-view)\.tsx?$|node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon)\.mjs$/;
/** What both ask the server with. */
const CALLS =
	/web\/app\/api\/(api-error|server-away|call|endpoint-url|refresh-session|wire-shape)\.ts$|contracts\/src\/(accounts|consents|limits|messages)\.ts$/;
/** A photo on its way, of members and of who becomes one. */
const SCANS = /web\/app\/api\/(page-memory|photo-calls)\.ts$|contracts\/src\/scans\.ts$/;
const QUERIES = /node_modules\/@tanstack\/|web\/app\/api\/query-client\.ts$/;
/** Read by guides, which need nothing else of members. */
const PLAN_WORDS = /web\/app\/ui\/plan\/copy\.ts$/;
/** The first page of members and what stands around all of their pages. */
const MEMBER =
	/web\/app\/(layouts\/(app-layout|dashboard-page|today-page)|features\/(ads\/ad-slot|shell\/(member-bar|tab-bar)|care-plan\/kept\/kept-plan))\.tsx?$/;

/** Parts that render once or twice: memoizing them would only make the first load heavier. */
const STATIC = [
	/node_modules/,
	/web\/app\/(root|layouts\/site-layout|features\/(guides|home|legal|shell)\/|ui\/(brand-mark|error-page|page-scripts|prerendered))/,
];

/** The library puts its styles into the page as an inline sheet, which the policy refuses; `toast.tsx` imports them as a file. */
const toastsWithoutStyles: Plugin = {
	name: "toasts-without-styles",
	transform: {
		filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
		handler(code) {
			const without = code.replace(/^__insertCSS\(".*"\);?$/m, "");
			if (without === code) this.error("The library's styles are not where they were.");
			return { code: without, map: null };
		},
	},
};

const API = "http://127.0.0.1:3000";

export default defineConfig({
	plugins: [
		tailwindcss(),
		reactRouter(),
		babel({ presets: [reactCompilerPreset()], exclude: STATIC }),
		toastsWithoutStyles,
	],
	// Of the library under dialogs; its own puts an inline sheet into the page.
	resolve: { alias: { "react-style-singleton": join(import.meta.dirname, "app/ui/shared-sheet.ts") } },
	build: {
		manifest: true,
		// Naming what each later part needs beforehand costs every page more than it saves the few that load a part.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "react", test: REACT },
								{ name: "router", test: ROUTER },
								{ name: "frame", test: FRAME },
								// A group takes along what its files import: before what only reads them.
								{ name: "calls", test: CALLS },
								{ name: "live", test: LIVE },
								{ name: "parts", test: PARTS },
								{ name: "scans", test: SCANS },
								{ name: "queries", test: QUERIES },
								{ name: "plan-words", test: PLAN_WORDS },
								{ name: "member", test: MEMBER },
							],
						},
					},
				},
			},
		},
	},
	server: { proxy: { "/api": API } },
});
