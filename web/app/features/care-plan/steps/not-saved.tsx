import { stepCopy as copy } from "../copy.ts";

/** A change that was not saved: said in the row, whose button offers it again. */
export function NotSaved() {
	return (
		<p role="status" className="font-medium text-danger">
			{copy.notSaved}
		</p>
	);
}
