import type { App } from "../../src/http/route.ts";

interface ListedRoute {
	method: string;
	/** With its parameters' names, for example `/api/checkins/:id`. */
	url: string;
}

const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S*?)(?: \((?<methods>[A-Z, ]+)\))?$/u;
const INDENT = 4;

/** Every route the app answers, read from the router itself. */
export function listRoutes(app: App): ListedRoute[] {
	const routes: ListedRoute[] = [];
	const path: string[] = [];
	for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
		const { indent, part, methods } = LINE.exec(line)?.groups ?? {};
		if (indent === undefined || part === undefined) continue;
		path.length = indent.length / INDENT;
		path.push(part);
		for (const method of methods?.split(", ") ?? []) routes.push({ method, url: path.join("") });
	}
	return routes;
}
