import { expect, test } from "vitest";
import { withoutRouteImports } from "./trim-route-manifest.ts";

test("routes lose their import lists and nothing else, the entry keeps its own", () => {
	const manifest =
		'window.__reactRouterManifest={"entry":{"module":"/assets/e.js","imports":["/assets/a.js"],"css":[]},"routes":{"root":{"id":"root","module":"/assets/r.js","imports":["/assets/a.js","/assets/b.js"],"css":["/assets/c.css"]},"x":{"id":"x","module":"/assets/x.js","imports":[],"css":[]}}};';
	expect(withoutRouteImports(manifest)).toBe(
		'window.__reactRouterManifest={"entry":{"module":"/assets/e.js","imports":["/assets/a.js"],"css":[]},"routes":{"root":{"id":"root","module":"/assets/r.js","css":["/assets/c.css"]},"x":{"id":"x","module":"/assets/x.js","css":[]}}};',
	);
});

test("another shape is an error", () => {
	expect(() => withoutRouteImports("window.x={}")).toThrow("another shape");
});
