import { NATIVE_APP } from "@dewlight/contracts/native-app.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Dialog } from "#ui/dialog.tsx";
import { updateCopy as copy } from "./update-copy.ts";

/** Stands over everything until there is a newer version: what lies behind it would answer wrongly. */
export function UpdateDialog() {
	return (
		<Dialog
			open
			dismissible={false}
			onClose={() => {}}
			title={copy.title}
			description={<p>{copy.text}</p>}
			footer={
				<a
					href={NATIVE_APP.store}
					target="_blank"
					rel="noopener"
					className={buttonStyle("primary", "regular")}
				>
					{copy.action}
				</a>
			}
		/>
	);
}
