export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports that the process is running. */
        get: operations["Health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports whether the database is reachable. */
        get: operations["Ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vineyards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists vineyards. */
        get: operations["GetAllVineyards"];
        put?: never;
        /** Creates a vineyard. */
        post: operations["CreateVineyard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vineyards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets a vineyard. */
        get: operations["GetVineyard"];
        /** Replaces a vineyard. */
        put: operations["UpdateVineyard"];
        post?: never;
        /** Deletes a vineyard. */
        delete: operations["DeleteVineyard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vineyards/{vineyardId}/wines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the wines of a vineyard. */
        get: operations["GetWinesByVineyard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists wines. */
        get: operations["GetAllWines"];
        put?: never;
        /** Creates a wine. */
        post: operations["CreateWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wines/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates many wines, all or none. */
        post: operations["CreateManyWines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets a wine. */
        get: operations["GetWine"];
        /** Replaces a wine. */
        put: operations["UpdateWine"];
        post?: never;
        /** Deletes a wine. */
        delete: operations["DeleteWine"];
        options?: never;
        head?: never;
        /** Changes a wine. */
        patch: operations["PatchWine"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateVineyardRequest: {
            name: string;
        };
        CreateWineRequest: {
            /** Format: uuid */
            vineyardId: string;
            name: string;
            /** Format: int32 */
            year: number;
            colour: components["schemas"]["WineColour"];
            /** @default 9.5 */
            price?: number;
            notes?: string | null;
            /** Format: date */
            bottled?: string | null;
        };
        "CreateWineRequest.List": {
            items: components["schemas"]["CreateWineRequest"][];
        };
        /** @description What /health and /ready answer. */
        HealthResponse: {
            /** @enum {string} */
            status: "Healthy" | "Ready" | "Unavailable";
        };
        PatchWineRequest: {
            /** Format: uuid */
            vineyardId?: string;
            name?: string;
            /** Format: int32 */
            year?: number;
            colour?: components["schemas"]["WineColour"];
            price?: number;
            notes?: string | null;
            /** Format: date */
            bottled?: string | null;
        };
        UpdateVineyardRequest: {
            name: string;
        };
        UpdateWineRequest: {
            /** Format: uuid */
            vineyardId: string;
            name: string;
            /** Format: int32 */
            year: number;
            colour: components["schemas"]["WineColour"];
            price: number;
            notes?: string | null;
            /** Format: date */
            bottled?: string | null;
        };
        /** @description A vineyard, as the API shows it. */
        VineyardResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            wines?: components["schemas"]["WineResponse"][];
        };
        /** @description One page of vineyards, with the size of the filtered list. */
        "VineyardResponse.Page": {
            items: components["schemas"]["VineyardResponse"][];
            /**
             * Format: int64
             * @description The page number, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items on a page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description The number of items in the filtered list.
             */
            totalCount: number;
            /**
             * Format: int32
             * @description The number of pages of the filtered list.
             */
            totalPages: number;
        };
        /** @enum {string} */
        WineColour: "Red" | "White" | "Rose";
        /** @description A wine, as the API shows it. */
        WineResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            vineyardId: string;
            name: string;
            /** Format: int32 */
            year: number;
            colour: components["schemas"]["WineColour"];
            price: number;
            notes: string | null;
            /** Format: date */
            bottled: string | null;
            vineyard?: components["schemas"]["VineyardResponse"];
        };
        "WineResponse.List": {
            items: components["schemas"]["WineResponse"][];
        };
        /** @description One page of wines, with the place of the next. */
        "WineResponse.Page": {
            items: components["schemas"]["WineResponse"][];
            /**
             * Format: int32
             * @description The maximum number of items on a page.
             */
            pageSize: number;
            /** @description The after of the next page; null on the last page. */
            next: string | null;
            /**
             * Format: int32
             * @description The number of items in the filtered list.
             */
            totalCount?: number;
        };
    };
    responses: {
        /** @description A value is missing, cannot be read, or breaks a rule. */
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
        /** @description There is nothing under this key. */
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
        /** @description The key is taken, a row that this one refers to is missing, or other rows refer to it. */
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
        /** @description The body is of another media type. */
        UnsupportedMediaType: {
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
        /** @description The Idempotency-Key was used with another body. */
        UnprocessableContent: {
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
        /** @description The request must have an If-Match header. */
        PreconditionRequired: {
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
    Health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
        };
    };
    Ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description It cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
        };
    };
    GetAllVineyards: {
        parameters: {
            query?: {
                /** @description The page number, from 1. */
                page?: number;
                /** @description The maximum number of items on a page. */
                pageSize?: number;
                /** @description At most 3 of name, separated by commas, with - before those that descend. */
                sort?: string;
                /** @description The property to sort by. Defaults to the key. */
                sortBy?: "name";
                /** @description The sort direction. */
                sortDir?: "asc" | "desc";
                /** @description Only vineyards with this value of name. */
                name?: string;
                /** @description Related rows to add, separated by commas: wines. */
                include?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VineyardResponse.Page"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    CreateVineyard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVineyardRequest"];
            };
        };
        responses: {
            /** @description The created resource. */
            201: {
                headers: {
                    /** @description The path of the created resource. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VineyardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
        };
    };
    GetVineyard: {
        parameters: {
            query?: {
                /** @description Related rows to add, separated by commas: wines. */
                include?: string;
            };
            header?: {
                /** @description The entity tags that the caller knows. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored resource. */
            200: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VineyardResponse"];
                };
            };
            /** @description The caller knows this resource. */
            304: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    UpdateVineyard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVineyardRequest"];
            };
        };
        responses: {
            /** @description The stored resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VineyardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
        };
    };
    DeleteVineyard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    GetWinesByVineyard: {
        parameters: {
            query?: {
                /** @description The next of the page before. Without it, the first page. */
                after?: string;
                /** @description The maximum number of items on a page. */
                pageSize?: number;
                /** @description True to count the filtered list. */
                count?: boolean;
                /** @description Related rows to add, separated by commas: vineyard. */
                include?: string;
            };
            header?: never;
            path: {
                vineyardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description The next page, if there is one. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse.Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    GetAllWines: {
        parameters: {
            query?: {
                /** @description The next of the page before. Without it, the first page. */
                after?: string;
                /** @description The maximum number of items on a page. */
                pageSize?: number;
                /** @description True to count the filtered list. */
                count?: boolean;
                /** @description At most 3 of vineyardId, name, year, colour, price, notes, bottled, separated by commas, with - before those that descend. */
                sort?: string;
                /** @description The property to sort by. Defaults to the key. */
                sortBy?: "vineyardId" | "name" | "year" | "colour" | "price" | "notes" | "bottled";
                /** @description The sort direction. */
                sortDir?: "asc" | "desc";
                /** @description Only wines with this value of vineyardId. */
                vineyardId?: string;
                /** @description Only wines with this value of name. */
                name?: string;
                /** @description Filters wines by name with the operator startsWith. */
                "name[startsWith]"?: string;
                /** @description Only wines with this value of year. */
                year?: number;
                /** @description Filters wines by year with the operator gte. */
                "year[gte]"?: number;
                /** @description Filters wines by year with the operator lt. */
                "year[lt]"?: number;
                /** @description Filters wines by colour with the operator in. */
                "colour[in]"?: components["schemas"]["WineColour"][];
                /** @description Filters wines by price with the operator lte. */
                "price[lte]"?: number;
                /** @description Filters wines by notes with the operator isNull. */
                "notes[isNull]"?: boolean;
                /** @description Only wines with this value of bottled. */
                bottled?: string;
                /** @description Related rows to add, separated by commas: vineyard. */
                include?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description The next page, if there is one. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse.Page"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    CreateWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that the client makes up for this request, at most 255 characters. A repetition with the same text is answered as the first request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWineRequest"];
            };
        };
        responses: {
            /** @description The created resource. */
            201: {
                headers: {
                    /** @description The path of the created resource. */
                    Location?: string;
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    CreateManyWines: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that the client makes up for this request, at most 255 characters. A repetition with the same text is answered as the first request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWineRequest.List"];
            };
        };
        responses: {
            /** @description The created resources, in the order of the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse.List"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    GetWine: {
        parameters: {
            query?: {
                /** @description Related rows to add, separated by commas: vineyard. */
                include?: string;
            };
            header?: {
                /** @description The entity tags that the caller knows. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored resource. */
            200: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse"];
                };
            };
            /** @description The caller knows this resource. */
            304: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    UpdateWine: {
        parameters: {
            query?: never;
            header: {
                /** @description The entity tags of the versions that may be changed. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWineRequest"];
            };
        };
        responses: {
            /** @description The stored resource. */
            200: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    DeleteWine: {
        parameters: {
            query?: never;
            header: {
                /** @description The entity tags of the versions that may be changed. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    PatchWine: {
        parameters: {
            query?: never;
            header: {
                /** @description The entity tags of the versions that may be changed. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["PatchWineRequest"];
                "application/json": components["schemas"]["PatchWineRequest"];
            };
        };
        responses: {
            /** @description The stored resource. */
            200: {
                headers: {
                    /** @description The version of the resource. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
}
