import { stepCopy as copy } from "../copy.ts";

/** A change that was not saved: said in the row, whose button offers it again. */
export function NotSaved() {
	return <output className="block font-medium text-danger">{copy.notSaved}</output>;
}
