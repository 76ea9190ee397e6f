import { readFileSync } from "node:fs";
import { DOMParser, type Element, onErrorStopParsing } from "@xmldom/xmldom";

const ANDROID = "http://schemas.android.com/apk/res/android";

/** The root of an XML file; throws, naming the file, where it is not well-formed. */
export function readXml(file: string): Element {
	const parser = new DOMParser({ onError: onErrorStopParsing });
	try {
		const root = parser.parseFromString(readFileSync(file, "utf8"), "text/xml").documentElement;
		if (root !== null) return root;
	} catch (error) {
		throw new Error(`${file} is no well-formed XML.`, { cause: error });
	}
	throw new Error(`${file} is empty.`);
}

export function elementsOf(parent: Element, name: string): Element[] {
	return [...parent.getElementsByTagName(name)];
}

/** An `android:` attribute; null where there is none. */
function androidAttribute(element: Element, name: string): string | null {
	return element.getAttributeNS(ANDROID, name);
}

/** The main part of the Android project, below the repository root. */
export const ANDROID_MAIN = "android/app/src/main";
export const ANDROID_RES = `${ANDROID_MAIN}/res`;

export const MANIFEST = `${ANDROID_MAIN}/AndroidManifest.xml`;

interface LinkFilter {
	/** Android asks the site whether the app may open its links. */
	verified: boolean;
	schemes: string[];
	hosts: string[];
	paths: string[];
}

interface AndroidManifest {
	permissions: string[];
	application: { readonly [attribute: string]: string };
	activity: { readonly [attribute: string]: string };
	/** Only filters for links; not the one of the launcher. */
	links: LinkFilter[];
}

export function readManifest(): AndroidManifest {
	const root = readXml(MANIFEST);
	const filters = elementsOf(root, "intent-filter").map((filter) => ({
		verified: androidAttribute(filter, "autoVerify") === "true",
		schemes: dataOf(filter, "scheme"),
		hosts: dataOf(filter, "host"),
		paths: dataOf(filter, "path"),
	}));
	return {
		// What a plugin brings along and is taken out again is none of them.
		permissions: elementsOf(root, "uses-permission")
			.filter((element) => element.getAttribute("tools:node") !== "remove")
			.map((element) => androidAttribute(element, "name") ?? ""),
		application: attributesOf(root, "application"),
		activity: attributesOf(root, "activity"),
		links: filters.filter(({ schemes }) => schemes.length > 0),
	};
}

function dataOf(filter: Element, name: string): string[] {
	return elementsOf(filter, "data").flatMap((data) => androidAttribute(data, name) ?? []);
}

function attributesOf(root: Element, name: string): { [attribute: string]: string } {
	const [element] = elementsOf(root, name);
	return Object.fromEntries(
		[...(element?.attributes ?? [])].map((one) => [one.localName ?? one.name, one.value]),
	);
}
