export interface paths {
    "/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a loan for a reader. */
        post: operations["Loan_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans-between": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Loans that ran within a period, and in one state if that is asked for. */
        post: operations["LoansBetween"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans-by-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All loans in one state. */
        get: operations["LoansByState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes all copies back and says how many there were. */
        delete: operations["Loan_close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hands the copies over to the reader. */
        put: operations["Loan_activate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/{loan}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One loan by its number. */
        get: operations["LoanById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readers/{borrower}/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All loans of a reader. */
        get: operations["LoansOfReader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description How a copy looks when it comes back, and what that costs.
         * @enum {string}
         */
        Condition: "AsNew" | "Worn" | "Damaged";
        /** @description Money owed to the library. */
        Fine: {
            amount: number;
            /** @default EUR */
            currency?: string;
            readonly waived?: boolean;
        };
        Line: {
            /** Format: uuid */
            copy: string;
            fine: components["schemas"]["Fine"];
        };
        LoanResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            borrower: string;
            lines: components["schemas"]["Line"][];
            state: components["schemas"]["LoanState"];
            note?: string | null;
            /** Format: int32 */
            version: number;
        };
        /** @description A loan as the desk lists it. */
        LoanRow: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            borrower: string;
            state: components["schemas"]["LoanState"];
            /** Format: int32 */
            copies: number;
            owed: number;
        };
        /** @enum {string} */
        LoanState: "Requested" | "Active" | "Overdue" | "Returned";
        Period: {
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            end: string;
        };
    };
    responses: {
        /** @description A precondition or invariant was violated, or a value is missing or cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    type?: string;
                    title?: string;
                    /** Format: int32 */
                    status?: number;
                    detail?: string;
                    errors?: {
                        [key: string]: string[];
                    };
                };
            };
        };
        /** @description The caller is not known. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is nothing of this identity. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    type?: string;
                    title?: string;
                    /** Format: int32 */
                    status?: number;
                    detail?: string;
                };
            };
        };
        /** @description It was changed by somebody else in the meantime. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    type?: string;
                    title?: string;
                    /** Format: int32 */
                    status?: number;
                    detail?: string;
                };
            };
        };
        /** @description It is no longer of a version that If-Match names. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    type?: string;
                    title?: string;
                    /** Format: int32 */
                    status?: number;
                    detail?: string;
                };
            };
        };
        /** @description The request is larger than the host allows. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    type?: string;
                    title?: string;
                    /** Format: int32 */
                    status?: number;
                    detail?: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Loan_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    borrower: string;
                    lines: components["schemas"]["Line"][];
                };
            };
        };
        responses: {
            /** @description The created Loan. */
            200: {
                headers: {
                    /** @description The version of the aggregate, quoted. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
        };
    };
    LoansBetween: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    period: components["schemas"]["Period"];
                    state: components["schemas"]["LoanState"] | null;
                };
            };
        };
        responses: {
            /** @description Every LoanRow that matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
        };
    };
    LoansByState: {
        parameters: {
            query: {
                state: components["schemas"]["LoanState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every LoanRow that matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    Loan_close: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, or *. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the command. */
            200: {
                headers: {
                    /** @description The version of the aggregate, quoted. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    Loan_activate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, or *. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description The command succeeded. */
            200: {
                headers: {
                    /** @description The version of the aggregate, quoted. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
        };
    };
    LoanById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETags of the versions that the caller has, or *. */
                "If-None-Match"?: string;
            };
            path: {
                loan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The LoanRow that matches. */
            200: {
                headers: {
                    /** @description The version of the aggregate, quoted. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRow"];
                };
            };
            /** @description The caller has this version already. */
            304: {
                headers: {
                    /** @description The version of the aggregate, quoted. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    LoansOfReader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrower: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every LoanRow that matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
}
