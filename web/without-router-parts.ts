import type { Plugin } from "vite";

/** Files of the router's browser build that this app never reaches, and the least their callers need of them. */
const PARTS: readonly { file: string; stub: string }[] = [
	{
		// Every caller asks first whether instrumentations were passed to the router; none are.
		file: "react-router/dist/production/lib/router/instrumentation.js",
		stub: `
const never = () => { throw new Error("The router's instrumentation is left out of this build."); };
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = never;
export const instrumentClientSideRouter = never;
export const instrumentHandler = never;
export const instrumentationResultMetaContext = null;
`,
	},
	{
		// Routes are only discovered later by a server that renders; here the whole table comes with the page.
		file: "react-router/dist/production/lib/dom/ssr/fog-of-war.js",
		stub: `
const never = () => { throw new Error("Lazy route discovery is left out of this build."); };
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => {};
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPartialManifest = never;
export const getPathsWithAncestors = never;
export const getManifestPath = never;
export const handleClientVersionMismatch = never;
`,
	},
];

/** Leaves them out of the first load. Fails the build where the router has moved or grown one of them. */
export function withoutRouterParts(): Plugin {
	const met = new Set<string>();
	return {
		name: "without-router-parts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		load(id) {
			const part = PARTS.find(({ file }) => id.endsWith(file));
			if (part === undefined) return null;
			met.add(part.file);
			return part.stub;
		},
		generateBundle() {
			const lost = PARTS.filter(({ file }) => !met.has(file));
			if (lost.length > 0)
				this.error(`Not met, look where it stands now: ${lost.map(({ file }) => file).join(", ")}`);
		},
	};
}
