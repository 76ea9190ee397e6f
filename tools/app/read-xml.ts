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
export function androidAttribute(element: Element, name: string): string | null {
	return element.getAttributeNS(ANDROID, name);
}
