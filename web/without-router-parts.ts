import type { Plugin } from "vite";

const INSTRUMENTATION = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** Every caller asks first whether instrumentations were passed to the router; none are. */
const STUB = `
const never = () => { throw new Error("The router's instrumentation is left out of this build."); };
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = never;
export const instrumentClientSideRouter = never;
export const instrumentHandler = never;
export const instrumentationResultMetaContext = null;
`;

/** Leaves the router's unused tracing out of the first load. Fails the build when the router moves that file. */
export function withoutRouterParts(): Plugin {
	let found = false;
	return {
		name: "without-router-parts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		load(id) {
			if (!INSTRUMENTATION.test(id)) return null;
			found = true;
			return STUB;
		},
		generateBundle() {
			if (!found) this.error("The router's instrumentation file was not met: look where it stands now.");
		},
	};
}
