throw new Error("no weights");
