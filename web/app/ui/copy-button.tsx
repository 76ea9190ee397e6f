import { Check, Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
	text: string;
	label: string;
	copiedLabel: string;
	/** Said where the browser does not allow it. */
	failedLabel: string;
}

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...rest }: CopyButtonProps) {
	const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setState("copied");
		} catch (error) {
			console.warn("The clipboard refused the text.", error);
			setState("failed");
		}
	};
	const Icon = state === "copied" ? Check : Copy;
	return (
		<>
			<Button tone="secondary" size="small" {...rest} onClick={() => void copy()}>
				<Icon aria-hidden="true" className="size-4.5" />
				{state === "copied" ? copiedLabel : label}
			</Button>
			<output className={state === "failed" ? "self-center text-small text-danger" : "sr-only"}>
				{state === "copied" && copiedLabel}
				{state === "failed" && failedLabel}
			</output>
		</>
	);
}
